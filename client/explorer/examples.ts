/** Ids of the first space of whoever explores, so that the examples work as they are; null where there is none yet. */
export interface ExampleIds {
  readonly spaceId: string | null;
  readonly collectionId: string | null;
  readonly sourceId: string | null;
}

export interface Example {
  /** Of its operation, which is what GraphiQL calls the tab. */
  readonly name: string;
  readonly title: string;
  /** What it needs besides a space. */
  readonly needs?: 'collectionId' | 'sourceId';
  readonly query: string;
  readonly variables?: (ids: ExampleIds) => object;
}

/** Stand where there is nothing yet. */
const placeholder = '01h455vb4pex5vsknk084sn02q';
const space = ({ spaceId }: ExampleIds) => spaceId ?? `space_${placeholder}`;
const collection = ({ collectionId }: ExampleIds) => collectionId ?? `collection_${placeholder}`;
const source = ({ sourceId }: ExampleIds) => sourceId ?? `source_${placeholder}`;

/** Finds the ids that the examples are given. */
export const idsQuery = `query ExampleIds {
  viewer {
    spaces(first: 1) {
      edges {
        node {
          id
          collections(first: 1) { edges { node { id } } }
          sources(first: 1) { edges { node { id } } }
        }
      }
    }
  }
}`;

/** The ten commonest tasks. */
export const examples: readonly Example[] = [
  {
    name: 'MySpaces',
    title: 'My spaces and their collections',
    query: `query MySpaces {
  viewer {
    user { displayName email }
    spaces(first: 10) {
      edges {
        node {
          id name viewerRole
          tree { id name sourceCount parent { id } }
        }
      }
    }
  }
}`,
  },
  {
    name: 'AddLinks',
    title: 'Add links',
    query: `mutation AddLinks($input: AddSourcesInput!) {
  addSources(input: $input) {
    __typename
    ... on AddSourcesPayload {
      results { outcome message source { id status title } }
      collections { id sourceCount }
    }
    ... on Error { code message }
  }
}`,
    variables: (ids) => ({ input: { spaceId: space(ids), collectionId: ids.collectionId, sources: [{ link: { url: 'https://example.org/page' } }] } }),
  },
  {
    name: 'LiveStatus',
    title: 'Watch sources being processed',
    query: `# Leave it running, and add a link in another tab.
subscription LiveStatus($spaceId: ID!) {
  sourceStatusChanged(spaceId: $spaceId) {
    sourceId
    source { title status failure { code message } }
  }
}`,
    variables: (ids) => ({ spaceId: space(ids) }),
  },
  {
    name: 'NewCollection',
    title: 'Create a collection',
    query: `mutation NewCollection($input: CreateCollectionInput!) {
  createCollection(input: $input) {
    __typename
    ... on CreateCollectionPayload { collection { id name } space { tree { id name } } }
    ... on InvalidInputError { fields { path message } }
    ... on Error { code message }
  }
}`,
    variables: (ids) => ({ input: { spaceId: space(ids), name: 'Reading list' } }),
  },
  {
    name: 'SourcesOfACollection',
    title: 'List the sources of a collection',
    needs: 'collectionId',
    query: `query SourcesOfACollection($id: ID!, $after: String) {
  node(id: $id) {
    ... on Collection {
      name
      sources(first: 20, after: $after, order: MODIFIED) {
        totalCount
        edges { node { id type status title sourceUrl tags { name } updatedAt } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`,
    variables: (ids) => ({ id: collection(ids) }),
  },
  {
    name: 'Search',
    title: 'Search everything',
    query: `query Search($query: String!) {
  viewer {
    search(query: $query, first: 10) {
      totalCount
      edges {
        title { text isHit }
        snippet { field fragments { text isHit } }
        node { id sourceUrl space { name } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`,
    variables: () => ({ query: '"spaced repetition" tag:memory -draft' }),
  },
  {
    name: 'ReadASource',
    title: 'Read a source as Markdown',
    needs: 'sourceId',
    query: `query ReadASource($id: ID!) {
  node(id: $id) {
    ... on Source {
      title siteName author language readingMinutes
      markdown
      processingLog { stage outcome durationMs code message }
    }
  }
}`,
    variables: (ids) => ({ id: source(ids) }),
  },
  {
    name: 'TagSources',
    title: 'Tag sources',
    needs: 'sourceId',
    query: `mutation TagSources($input: TagSourcesInput!) {
  tagSources(input: $input) {
    __typename
    ... on TagSourcesPayload { sources { id tags { name } } }
    ... on Error { code message }
  }
}`,
    variables: (ids) => ({ input: { sourceIds: [source(ids)], add: ['to read'], remove: ['draft'] } }),
  },
  {
    name: 'MoveAllFailed',
    title: 'Move all that failed',
    query: `# All results of a list in one call. expectedCount is the
# totalCount you have seen: when another number matches
# now, nothing is done.
mutation MoveAllFailed($input: MoveSourcesInput!) {
  moveSources(input: $input) {
    __typename
    ... on MoveSourcesPayload { movedSourceIds collections { id sourceCount } }
    ... on CountChangedError { actualCount }
    ... on Error { code message }
  }
}`,
    variables: (ids) => ({
      input: {
        matching: { spaceId: space(ids), filter: { statuses: ['FAILED'], types: ['URI'] }, expectedCount: 12 },
        toCollectionId: ids.collectionId,
      },
    }),
  },
  {
    name: 'NewApiKey',
    title: 'Make an API key for scripts',
    query: `# The secret is shown once. A script sends it as a token:
# authorization: Bearer vk_…
mutation NewApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    __typename
    ... on CreateApiKeyPayload { secret apiKey { id name scopes hint expiresAt } }
    ... on InvalidInputError { fields { path message } }
    ... on Error { code message }
  }
}`,
    variables: () => ({ input: { name: 'Nightly import', scopes: ['WRITE'] } }),
  },
];
