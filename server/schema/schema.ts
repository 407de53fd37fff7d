import { builder } from './builder.ts';
import './scalars.ts';
import './errors.ts';
import './viewer/User.ts';
import './viewer/Viewer.ts';
import './spaces/Space.ts';
import './spaces/createSpace.ts';
import './spaces/updateSpace.ts';
import './collections/Collection.ts';
import './collections/createCollection.ts';
import './collections/updateCollection.ts';
import './collections/deleteCollection.ts';
import './sources/Source.ts';
import './sources/sourceLists.ts';
import './sources/addSources.ts';
import './sources/moveSources.ts';
import './sources/deleteSources.ts';
import './sources/restoreSources.ts';
import './sources/retrySources.ts';
import './sources/sourceStatusChanged.ts';
import './notifications/Notification.ts';
import './notifications/markNotificationsRead.ts';
import './notifications/markAllNotificationsRead.ts';
import './notifications/notificationReceived.ts';

builder.mutationType({
  description: 'Everything that can be changed. Every result is a union: its payload, or an `Error` that one can act upon.',
  authScopes: { signedIn: true },
});

export const schema = builder.toSchema();
