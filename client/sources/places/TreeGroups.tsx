import { SmartCollectionGroup } from './SmartCollectionGroup.tsx';
import { TagGroup } from './TagGroup.tsx';

/** What stands below the collections: smart collections, then tags. */
export function TreeGroups(props: { spaceId: string; canEdit: boolean; onGo: () => void }) {
  return (
    <>
      <SmartCollectionGroup {...props} />
      <TagGroup {...props} />
    </>
  );
}
