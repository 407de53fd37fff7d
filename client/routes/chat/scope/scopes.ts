/** Where a question is asked: the whole space, or a collection and what lies below it. */
export type ChosenScope = { readonly collectionId: string; readonly name: string } | null;

/** A choice as the server takes it. */
export const scopeInputOf = (scope: ChosenScope) => (scope === null ? {} : { collectionIds: [scope.collectionId] });
