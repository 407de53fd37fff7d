import { ClipboardPaste, FolderInput, Rss } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onTouch } from '#client/ui/mixins.ts';
import { PartTitle } from './firstRunStyles.ts';
import { pasteKeys } from './pasteKeys.ts';

/** How further sources come in, from any page. */
export function NextWays() {
  return (
    <section>
      <PartTitle>
        <FormattedMessage {...messages.title} />
      </PartTitle>
      <List>
        <li>
          <Icon of={ClipboardPaste} />
          <div>
            <b>
              <FormattedMessage {...messages.paste} />
            </b>
            <small>
              <FormattedMessage {...messages.pasteText} />
            </small>
          </div>
          <Keys>
            {pasteKeys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Keys>
        </li>
        <li>
          <Icon of={FolderInput} />
          <div>
            <b>
              <FormattedMessage {...messages.drop} />
            </b>
            <small>
              <FormattedMessage {...messages.dropText} />
            </small>
          </div>
        </li>
        <li>
          <Icon of={Rss} />
          <div>
            <b>
              <FormattedMessage {...messages.feeds} />
            </b>
            <small>
              <FormattedMessage {...messages.feedsText} />
            </small>
          </div>
          <ButtonLink size={28}>
            <Link to="/feeds">
              <FormattedMessage {...messages.toFeeds} />
            </Link>
          </ButtonLink>
        </li>
      </List>
    </section>
  );
}

const messages = defineMessages({
  title: { id: 'firstRun.nextWays', defaultMessage: 'Ways to add the next one' },
  paste: { id: 'firstRun.paste', defaultMessage: 'Paste anywhere' },
  pasteText: { id: 'firstRun.pasteText', defaultMessage: 'Links or a picture, on any page' },
  drop: { id: 'firstRun.drop', defaultMessage: 'Drop anywhere' },
  dropText: { id: 'firstRun.dropText', defaultMessage: 'One file or a whole folder, which becomes collections' },
  feeds: { id: 'firstRun.feeds', defaultMessage: 'Follow sites' },
  feedsText: { id: 'firstRun.feedsText', defaultMessage: 'RSS, Atom, JSON Feed, or the OPML list of your feed reader' },
  toFeeds: { id: 'firstRun.toFeeds', defaultMessage: 'Feeds' },
});

const List = styled.ul`
  margin-block-start: 4px;

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding-block: 8px;
    color: var(--fg-3);
  }

  li + li {
    border-block-start: 1px solid var(--line-1);
  }

  div {
    flex: 1;
    min-width: 0;
  }

  b,
  small {
    display: block;
  }

  b {
    color: var(--fg-1);
    font: var(--text-13);
    font-weight: 500;
  }

  small {
    color: var(--fg-2);
    font: var(--text-12);
  }
`;

const Keys = styled.span`
  direction: ltr;
  unicode-bidi: isolate;

  ${onTouch} {
    display: none;
  }
`;
