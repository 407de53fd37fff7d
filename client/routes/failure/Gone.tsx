import { defineMessage, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';

type GoneProps = {
  /** What is not there, in a sentence; the title of the window too. */
  title: string;
  text: string;
};

/** A pane in place of what is not there, or not for the reader: both look alike. With a way on. */
export function Gone({ title, text }: GoneProps) {
  return (
    <Pane>
      <PageTitle>{title}</PageTitle>
      <PaneBody>
        <EmptyState
          isPage
          title={title}
          text={text}
          action={
            <ButtonLink>
              <Link to="/collection">
                <FormattedMessage {...toCollections} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const toCollections = defineMessage({ id: 'app.toCollections', defaultMessage: 'Go to Collections' });
