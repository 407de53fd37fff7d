import { GraphQLSchema } from 'graphql';
import { builder } from './base/builder.ts';
import './base/scalars.ts';
import './base/errors.ts';
import './viewer/User.ts';
import './viewer/Viewer.ts';
import './account/Account.ts';
import './account/Session.ts';
import './account/TwoFactor.ts';
import './account/Passkey.ts';
import './account/revokeSessions.ts';
import './account/updateProfile.ts';
import './account/requestEmailChange.ts';
import './account/confirmEmailChange.ts';
import './account/removePasskeys.ts';
import './account/deleteAccount.ts';
import './administration/createPersonInvitationLink.ts';
import './administration/Administration.ts';
import './administration/Person.ts';
import './administration/AuditEntry.ts';
import './usage/MonthlyUsage.ts';
import './administration/updateRegistrationPolicy.ts';
import './administration/invitePeople.ts';
import './administration/retryFailedJobs.ts';
import './administration/updatePeople.ts';
import './administration/deletePeople.ts';
import './spaces/Space.ts';
import './spaces/createSpace.ts';
import './spaces/updateSpace.ts';
import './spaces/archiveSpace.ts';
import './spaces/unarchiveSpace.ts';
import './spaces/deleteSpace.ts';
import './spaces/SpaceStatistics.ts';
import './members/Member.ts';
import './members/Invitation.ts';
import './members/inviteMember.ts';
import './members/acceptInvitation.ts';
import './members/createInvitationLink.ts';
import './members/declineInvitation.ts';
import './members/revokeInvitation.ts';
import './members/changeMemberRole.ts';
import './members/removeMember.ts';
import './members/leaveSpace.ts';
import './apiKeys/ApiKey.ts';
import './apiKeys/createApiKey.ts';
import './apiKeys/revokeApiKey.ts';
import './activity/Activity.ts';
import './collections/Collection.ts';
import './collections/sourceCountWithDescendants.ts';
import './collections/tree.ts';
import './collections/collections.ts';
import './collections/createCollection.ts';
import './collections/updateCollection.ts';
import './collections/moveCollection.ts';
import './collections/deleteCollection.ts';
import './collections/DeletedCollection.ts';
import './undo/restoreCollections.ts';
import './collections/deleteCollectionsForever.ts';
import './sources/Source.ts';
import './sources/renewedFileAddresses.ts';
import './sources/sourceLists.ts';
import './sources/continueReading.ts';
import './sources/search.ts';
import './sources/mutations/addSources.ts';
import './sources/mutations/moveSources.ts';
import './sources/mutations/deleteSources.ts';
import './sources/mutations/restoreSources.ts';
import './sources/mutations/retrySources.ts';
import './sources/mutations/reprocessSources.ts';
import './sources/mutations/tagSources.ts';
import './sources/mutations/favoriteSources.ts';
import './sources/mutations/emptyTrash.ts';
import './sources/mutations/deleteSourcesForever.ts';
import './sources/mutations/copySources.ts';
import './sources/mutations/dismissFailures.ts';
import './sources/mutations/downloadSources.ts';
import './sources/mutations/updateSource.ts';
import './sources/duplicateOf.ts';
import './sources/existingSources.ts';
import './sources/placeCounts.ts';
import './tags/tagsByUse.ts';
import './tags/tagsOfCollection.ts';
import './tags/mergeTags.ts';
import './tags/deleteTags.ts';
import './sources/SourceRevision.ts';
import './sources/mutations/restoreRevision.ts';
import './sources/mutations/setReadingProgress.ts';
import './undo/undoChange.ts';
import './feeds/Feed.ts';
import './feeds/createFeeds.ts';
import './feeds/updateFeeds.ts';
import './feeds/deleteFeeds.ts';
import './feeds/FeedAddress.ts';
import './feeds/createFeedAddress.ts';
import './feeds/deleteFeedAddresses.ts';
import './highlights/Highlight.ts';
import './highlights/addHighlight.ts';
import './highlights/updateHighlight.ts';
import './highlights/deleteHighlight.ts';
import './sources/sourceStatusChanged.ts';
import './collections/collectionsChanged.ts';
import './notifications/Notification.ts';
import './notifications/markNotificationsRead.ts';
import './notifications/markAllNotificationsRead.ts';
import './notifications/notificationReceived.ts';

builder.mutationType({
  description: 'Everything that can be changed. Every result is a union: its payload, or an `Error` that one can act upon.',
  authScopes: { signedIn: true },
});

/** What the server answers at `/graphql`. */
export const schema = new GraphQLSchema({
  ...builder.toSchema().toConfig(),
  description:
    'A knowledge vault: links, files, pasted text and notes in nested collections inside shared spaces. ' +
    'Begin at `viewer`. Everything with a public id is a `Node`; lists are connections; every mutation answers a union of its payload and the errors that one can act upon.',
});
