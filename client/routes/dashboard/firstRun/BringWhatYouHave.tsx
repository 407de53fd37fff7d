import { Bookmark, FolderInput, ListPlus, Rss } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { PartTitle } from './firstRunStyles.ts';

const AddLinkDialog = lazy(async () => ({ default: (await import('#client/sources/add/AddLinkDialog.tsx')).AddLinkDialog }));

/** What can be brought along from elsewhere. Only what the vault really reads is listed. */
export function BringWhatYouHave({ target, onUpload }: { target: AddTarget; onUpload: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <PartTitle>
        <FormattedMessage {...messages.title} />
      </PartTitle>
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <ul>
        <li>
          <Link to="/import">
            <Icon of={Bookmark} />
            <FormattedMessage {...messages.bookmarks} />
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => setIsOpen(true)}>
            <Icon of={ListPlus} />
            <FormattedMessage {...messages.links} />
          </button>
        </li>
        <li>
          <button type="button" onClick={onUpload}>
            <Icon of={FolderInput} />
            <FormattedMessage {...messages.files} />
          </button>
        </li>
        <li>
          <Link to="/feeds">
            <Icon of={Rss} />
            <FormattedMessage {...messages.feeds} />
          </Link>
        </li>
      </ul>
      <Suspense>{isOpen && <AddLinkDialog target={target} startsWithMany onClose={() => setIsOpen(false)} />}</Suspense>
    </Card>
  );
}

const messages = defineMessages({
  title: { id: 'firstRun.bring', defaultMessage: 'Bring what you have' },
  text: { id: 'firstRun.bringText', defaultMessage: 'As many at once as you like.' },
  bookmarks: { id: 'firstRun.bringBookmarks', defaultMessage: 'Bookmarks of a browser or a service' },
  links: { id: 'firstRun.bringLinks', defaultMessage: 'A list of links' },
  files: { id: 'firstRun.bringFiles', defaultMessage: 'Files and folders' },
  feeds: { id: 'firstRun.bringFeeds', defaultMessage: 'Feeds, as OPML or by address' },
});

const Card = styled.section`
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);

  p {
    margin-block-start: 2px;
    color: var(--fg-2);
    font: var(--text-13);
  }

  ul {
    display: grid;
    gap: 8px;
    margin-block-start: 12px;
  }

  li > * {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--line-1);
    font-size: 13px;
    font-weight: 500;
    text-align: start;
  }

  li > :hover {
    background: var(--bg-hover);
  }

  svg {
    color: var(--fg-3);
  }
`;
