import { builder } from './builder.ts';
import './scalars.ts';
import './errors.ts';
import './viewer/User.ts';
import './viewer/Viewer.ts';
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
import './collections/createCollection.ts';
import './collections/updateCollection.ts';
import './collections/moveCollection.ts';
import './collections/deleteCollection.ts';
import './sources/Source.ts';
import './sources/sourceLists.ts';
import './sources/search.ts';
import './sources/addSources.ts';
import './sources/moveSources.ts';
import './sources/deleteSources.ts';
import './sources/restoreSources.ts';
import './sources/retrySources.ts';
import './sources/reprocessSources.ts';
import './sources/tagSources.ts';
import './sources/favoriteSources.ts';
import './sources/emptyTrash.ts';
import './sources/deleteSourcesForever.ts';
import './sources/copySources.ts';
import './sources/updateSource.ts';
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

export const schema = builder.toSchema();
