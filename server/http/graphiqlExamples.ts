const signIn = `# Knowledge Vault: one tab for each of the ten
# commonest tasks. First get a token:
#
#   curl -X POST /auth/api/v1/token \\
#     -H 'content-type: application/json' \\
#     -d '{"email": "…", "password": "…"}'
#
# and put it under Headers, below (an API key, too):
#
#   { "authorization": "Bearer …" }
#
# Ids in the variables are examples: take yours from here.
`;

/** What GraphiQL opens with: one tab for each of the ten commonest tasks. */
export const exampleTabs = [
  {
    query: `${signIn}
query MySpaces {
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
    variables: '{ "id": "collection_01h455vb4pex5vsknk084sn02q" }',
  },
  {
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
    variables: '{ "query": "\\"spaced repetition\\" tag:memory -draft" }',
  },
  {
    query: `query ReadASource($id: ID!) {
  node(id: $id) {
    ... on Source {
      title siteName author language readingMinutes
      markdown
      processingLog { stage outcome durationMs code message }
    }
  }
}`,
    variables: '{ "id": "source_01h455vb4pex5vsknk084sn02q" }',
  },
  {
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
    variables: `{
  "input": {
    "spaceId": "space_01h455vb4pex5vsknk084sn02q",
    "collectionId": "collection_01h455vb4pex5vsknk084sn02q",
    "sources": [{ "link": { "url": "https://example.org/page" } }]
  }
}`,
  },
  {
    query: `mutation NewCollection($input: CreateCollectionInput!) {
  createCollection(input: $input) {
    __typename
    ... on CreateCollectionPayload { collection { id name } space { tree { id name } } }
    ... on InvalidInputError { fields { path message } }
    ... on Error { code message }
  }
}`,
    variables: '{ "input": { "spaceId": "space_01h455vb4pex5vsknk084sn02q", "name": "Reading list" } }',
  },
  {
    query: `mutation TagSources($input: TagSourcesInput!) {
  tagSources(input: $input) {
    __typename
    ... on TagSourcesPayload { sources { id tags { name } } }
    ... on Error { code message }
  }
}`,
    variables: `{
  "input": {
    "sourceIds": ["source_01h455vb4pex5vsknk084sn02q"],
    "add": ["to read"],
    "remove": ["draft"]
  }
}`,
  },
  {
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
    variables: `{
  "input": {
    "matching": {
      "spaceId": "space_01h455vb4pex5vsknk084sn02q",
      "filter": { "statuses": ["FAILED"], "types": ["URI"] },
      "expectedCount": 12
    },
    "toCollectionId": "collection_01h455vb4pex5vsknk084sn02q"
  }
}`,
  },
  {
    query: `subscription LiveStatus($spaceId: ID!) {
  sourceStatusChanged(spaceId: $spaceId) {
    sourceId
    source { title status failure { code message } }
  }
}`,
    variables: '{ "spaceId": "space_01h455vb4pex5vsknk084sn02q" }',
  },
  {
    query: `# For scripts. The secret is shown once; send it as a token:
# { "authorization": "Bearer vk_…" }
mutation NewApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    __typename
    ... on CreateApiKeyPayload { secret apiKey { id name scopes hint expiresAt } }
    ... on InvalidInputError { fields { path message } }
    ... on Error { code message }
  }
}`,
    variables: '{ "input": { "name": "Nightly import", "scopes": ["WRITE"] } }',
  },
];
