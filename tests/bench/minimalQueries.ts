/* The least that is asked for a list, what a search finds and a tree: queries that no page of ours sends, and scripts do. */

const card = `id type status title sourceUrl domain excerpt size isFavorite createdAt updatedAt tags { id name }`;

export const listQuery = `query($id: ID!, $first: Int, $after: String, $order: SourceOrder, $filter: SourceFilter) { node(id: $id) { ... on Space {
  sources(first: $first, after: $after, order: $order, filter: $filter) { edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor } } } } }`;

export const searchQuery = `query($id: ID!, $query: String!, $first: Int) { node(id: $id) { ... on Space {
  search(query: $query, first: $first) { edges { cursor node { ${card} } title { text isHit } snippet { field fragments { text isHit } } } pageInfo { hasNextPage endCursor } } } } }`;

export const treeQuery = `query($id: ID!) { node(id: $id) { ... on Space { tree { id name sourceCount sourceCountWithDescendants parent { id } } } } }`;
