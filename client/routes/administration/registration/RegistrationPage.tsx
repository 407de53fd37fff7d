import { graphql } from 'react-relay/hooks';
import type { RegistrationPageQuery } from '#client/__generated__/RegistrationPageQuery.graphql.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const query = graphql`
  query RegistrationPageQuery @throwOnFieldError {
    viewer {
      administration {
        registration {
          ...RegistrationForm_registration
        }
      }
    }
  }
`;

/** The section Registration: who may register. */
export function Component() {
  const administration = useRouteQuery<RegistrationPageQuery>(query).viewer?.administration;
  return administration && <RegistrationForm registration={administration.registration} />;
}
