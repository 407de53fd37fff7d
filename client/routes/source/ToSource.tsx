import { Navigate, useLocation, useParams } from 'react-router-dom';

/** `/sources/{id}`: leads to the source; what follows the path stays, the hash too, which no loader sees. */
export function Component() {
  const { id = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: `/source/${id}`, search, hash }} replace />;
}
