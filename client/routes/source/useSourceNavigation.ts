import { useNavigate } from 'react-router-dom';
import { useSiblingNavigation } from '#client/sources/siblings/useSiblingNavigation.ts';
import { stepped } from './useNoteCaret.ts';

/** The ways on from a source: back to the list one came from, and through it. */
export function useSourceNavigation(spaceId: string, sourceId: string, collectionPath: string) {
  const navigate = useNavigate();
  // Stepping through a list replaces, so that back still leads to the list.
  const siblings = useSiblingNavigation(spaceId, sourceId, (id) => void navigate(`/source/${id}`, { replace: true, state: stepped }));
  const onBack = () => void (siblings.isBefore ? navigate(-1) : navigate(siblings.address ?? collectionPath));
  return { onBack, siblings };
}
