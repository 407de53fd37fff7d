import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { OriginLine_source$key } from '#client/__generated__/OriginLine_source.graphql.ts';

/** Where a source was taken out of, with a way back there for who may go. Nothing for all others. */
export function OriginLine({ source: ref }: { source: OriginLine_source$key }) {
  const { origin } = useFragment(
    graphql`
      fragment OriginLine_source on Source {
        origin {
          name
          path
          source {
            id
          }
        }
      }
    `,
    ref,
  );
  if (!origin) return null;
  const name = <bdi>{origin.name}</bdi>;
  return (
    <span title={origin.path}>
      <FormattedMessage id="source.origin" defaultMessage="From {name}" values={{ name: origin.source ? <Link to={`/source/${origin.source.id}`}>{name}</Link> : name }} />
    </span>
  );
}
