const signIn = `# Knowledge Vault: one tab for each of the commonest
# tasks. First get a token:
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

/** What GraphiQL opens with: one tab for each of the commonest tasks. */
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
    query: `mutation MoveSources($input: MoveSourcesInput!) {
  moveSources(input: $input) {
    __typename
    ... on MoveSourcesPayload { movedSourceIds collections { id sourceCount } }
    ... on Error { code message }
  }
}`,
    variables: `{
  "input": {
    "sourceIds": ["source_01h455vb4pex5vsknk084sn02q"],
    "toCollectionId": "collection_01h455vb4pex5vsknk084sn02q"
  }
}`,
  },
  {
    query: `mutation RetryFailed($input: RetrySourcesInput!) {
  retrySources(input: $input) {
    __typename
    ... on RetrySourcesPayload { sources { id status } }
    ... on Error { code message }
  }
}`,
    variables: '{ "input": { "sourceIds": ["source_01h455vb4pex5vsknk084sn02q"] } }',
  },
  {
    query: `mutation ToTheTrash($input: DeleteSourcesInput!) {
  deleteSources(input: $input) {
    __typename
    ... on DeleteSourcesPayload { deletedSourceIds collections { id sourceCount } }
    ... on Error { code message }
  }
}`,
    variables: '{ "input": { "sourceIds": ["source_01h455vb4pex5vsknk084sn02q"] } }',
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
];
