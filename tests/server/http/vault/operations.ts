import type { PlaceWithLink } from '#tests/support/vaultRest.ts';

export interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly raw?: BodyInit;
  readonly headers?: Record<string, string>;
}

/** Every operation of the service, by its id in the document, with a call that works for whoever may make it. */
export const operations: Record<string, (place: PlaceWithLink) => Attempt> = {
  listSpaces: () => ({ method: 'GET', path: '/spaces' }),
  createSpace: () => ({ method: 'POST', path: '/spaces', body: { name: 'Another', description: 'New', settings: {} } }),
  getSpace: ({ spaceId }) => ({ method: 'GET', path: `/spaces/${spaceId}` }),
  updateSpace: ({ spaceId }) => ({ method: 'PUT', path: `/spaces/${spaceId}`, body: { name: 'Renamed' } }),
  deleteSpace: ({ spaceId }) => ({ method: 'DELETE', path: `/spaces/${spaceId}` }),
  archiveSpace: ({ spaceId }) => ({ method: 'POST', path: `/spaces/${spaceId}/archive` }),
  unarchiveSpace: ({ spaceId }) => ({ method: 'POST', path: `/spaces/${spaceId}/unarchive` }),
  listCollections: ({ spaceId }) => ({ method: 'GET', path: `/spaces/${spaceId}/collections` }),
  createCollection: ({ spaceId, collectionId }) => ({
    method: 'POST',
    path: `/spaces/${spaceId}/collections`,
    body: { name: 'New', description: 'Below', parentId: collectionId, settings: {} },
  }),
  getCollection: ({ collectionId }) => ({ method: 'GET', path: `/collections/${collectionId}` }),
  updateCollection: ({ collectionId }) => ({ method: 'PUT', path: `/collections/${collectionId}`, body: { name: 'Renamed' } }),
  deleteCollection: ({ collectionId }) => ({ method: 'DELETE', path: `/collections/${collectionId}` }),
  listChanges: ({ spaceId }) => ({ method: 'GET', path: `/spaces/${spaceId}/changes?kind=SOURCE&limit=10` }),
  listSources: ({ spaceId, collectionId }) => ({ method: 'GET', path: `/spaces/${spaceId}/sources?collectionId=${collectionId}` }),
  askSpace: ({ spaceId, collectionId }) => ({ method: 'POST', path: `/spaces/${spaceId}/ask`, body: { query: 'What is an example?', collectionIds: [collectionId], limit: 3 } }),
  getPrompt: ({ spaceId, promptName }) => ({ method: 'GET', path: `/spaces/${spaceId}/prompts/${promptName}` }),
  renderPrompt: ({ spaceId, promptName }) => ({ method: 'POST', path: `/spaces/${spaceId}/prompts/${promptName}/render`, body: { values: { question: 'Why?' } } }),
  exportPrompt: ({ spaceId, promptName }) => ({ method: 'GET', path: `/spaces/${spaceId}/prompts/${promptName}/export?format=promptfoo` }),
  createSource: ({ spaceId, collectionId }) => ({
    method: 'POST',
    path: `/spaces/${spaceId}/sources`,
    body: { type: 'URI', collectionId, data: 'https://example.org/page' },
  }),
  getSource: ({ sourceId }) => ({ method: 'GET', path: `/sources/${sourceId}` }),
  updateSource: ({ sourceId }) => ({ method: 'PUT', path: `/sources/${sourceId}`, body: { title: 'Renamed' } }),
  moveSource: ({ sourceId, otherCollectionId }) => ({ method: 'PATCH', path: `/sources/${sourceId}`, body: { collectionId: otherCollectionId } }),
  deleteSource: ({ sourceId }) => ({ method: 'DELETE', path: `/sources/${sourceId}` }),
  copySource: ({ sourceId, otherCollectionId }) => ({
    method: 'POST',
    path: `/sources/${sourceId}/copy`,
    body: { targetCollectionId: otherCollectionId },
  }),
  restoreSource: ({ sourceId }) => ({ method: 'POST', path: `/sources/${sourceId}/restore` }),
  retrySource: ({ sourceId }) => ({ method: 'POST', path: `/sources/${sourceId}/retry` }),
  givePage: ({ linkId }) => ({ method: 'PUT', path: `/sources/${linkId}/page`, raw: '<!doctype html><h1>For members</h1>', headers: { 'content-type': 'text/html' } }),
  removePage: ({ linkId }) => ({ method: 'DELETE', path: `/sources/${linkId}/page` }),
  uploadFile: ({ fileId }) => ({ method: 'PUT', path: `/sources/${fileId}/content`, raw: 'words' }),
  downloadFile: ({ fileId }) => ({ method: 'GET', path: `/sources/${fileId}/content` }),
  listEntries: ({ fileId }) => ({ method: 'GET', path: `/sources/${fileId}/entries?limit=10` }),
  addEntries: ({ fileId, entryId }) => ({ method: 'POST', path: `/sources/${fileId}/entries`, body: { entryIds: [entryId] } }),
  downloadEntry: ({ entryId }) => ({ method: 'GET', path: `/entries/${entryId}/content` }),
  uploadJobFile: ({ jobId }) => ({ method: 'PUT', path: `/jobs/${jobId}/content`, raw: 'words' }),
  exportMarkdown: ({ sourceId }) => ({ method: 'GET', path: `/sources/${sourceId}/markdown` }),
};
