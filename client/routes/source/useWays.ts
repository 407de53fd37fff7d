import { useNavigate } from 'react-router-dom';
import { useTrail } from '#client/sources/siblings/useTrail.ts';

/** The ways on from a source: back to the list one came from, and through it. */
export function useWays(spaceId: string, sourceId: string, collectionPath: string) {
  const navigate = useNavigate();
  // Stepping through a list replaces, so that back still leads to the list.
  const trail = useTrail(spaceId, sourceId, (id) => void navigate(`/source/${id}`, { replace: true }));
  const onBack = () => void (trail.isBefore ? navigate(-1) : navigate(trail.address ?? collectionPath));
  return { onBack, trail };
}
