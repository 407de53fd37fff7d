import { CreditCard, FolderTree, House, Keyboard, Languages, LogOut, Menu as MenuIcon, MessageSquare, User, UsersRound } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import type { PromptsMenuQuery } from '#client/__generated__/PromptsMenuQuery.graphql.ts';
import { useLocale } from '#client/i18n/LocaleProvider.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { rememberSpace, useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator, MenuSub } from '#client/ui/overlays/Menu.tsx';
import { useSignOut } from '../account/sessions/useSignOut.ts';

const ShortcutsDialog = lazy(() => import('../account/ShortcutsDialog.tsx'));

const FeedbackDialog = lazy(() => import('./FeedbackDialog.tsx'));

const query = graphql`
  query PromptsMenuQuery @throwOnFieldError {
    viewer {
      spaces(first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`;

/** The ways of the prompt area (spec section 2); a space is a team. */
export function PromptsMenu() {
  const intl = useIntl();
  const signOut = useSignOut();
  const { locale, locales, setLocale } = useLocale();
  const [opened, setOpened] = useState<'shortcuts' | 'feedback' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Menu trigger={<IconButton icon={MenuIcon} label={intl.formatMessage(messages.menu)} />} width={240}>
        <MenuItem icon={House} link={<Link to="/" />}>
          <FormattedMessage {...messages.home} />
        </MenuItem>
        <MenuItem icon={FolderTree} link={<Link to="/prompts" />}>
          <FormattedMessage {...messages.collections} />
        </MenuItem>
        <MenuItem icon={User} link={<Link to="/profile" />}>
          <FormattedMessage {...messages.profile} />
        </MenuItem>
        <MenuItem icon={CreditCard} link={<Link to="/billing/payment-methods" />}>
          <FormattedMessage {...messages.billing} />
        </MenuItem>
        <MenuSeparator />
        <MenuSub icon={Languages} label={<FormattedMessage {...messages.language} />}>
          <MenuChoice value={locale} onChange={setLocale} choices={locales.map(({ code, name }) => ({ value: code, label: name }))} />
        </MenuSub>
        <MenuSub icon={UsersRound} label={<FormattedMessage {...messages.team} />}>
          <QueryLoader<PromptsMenuQuery> query={query} variables={{}} fallback={null}>
            {({ viewer }) => <Teams spaces={viewer?.spaces.edges.map(({ node }) => node) ?? []} />}
          </QueryLoader>
        </MenuSub>
        <MenuItem icon={Keyboard} shortcut="?" onSelect={() => setOpened('shortcuts')}>
          <FormattedMessage {...messages.shortcuts} />
        </MenuItem>
        <MenuItem icon={MessageSquare} onSelect={() => setOpened('feedback')}>
          <FormattedMessage {...messages.feedback} />
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={out} onSelect={() => void signOut()}>
          <FormattedMessage {...messages.logout} />
        </MenuItem>
      </Menu>
      <Suspense>
        {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {opened === 'feedback' && <FeedbackDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function Teams({ spaces }: { spaces: readonly { readonly id: string; readonly name: string }[] }) {
  const navigate = useNavigate();
  const remembered = useRememberedSpaceId();
  const choose = (id: string) => {
    rememberSpace(id);
    void navigate('/prompts');
  };
  return <MenuChoice value={remembered ?? spaces[0]?.id ?? ''} onChange={choose} choices={spaces.map(({ id, name }) => ({ value: id, label: name }))} />;
}

const out = pointing(LogOut);

const messages = defineMessages({
  menu: { id: 'prompts.areaMenu', defaultMessage: 'Menu' },
  home: { id: 'prompts.home', defaultMessage: 'Home' },
  collections: { id: 'prompts.collections', defaultMessage: 'Collections' },
  profile: { id: 'prompts.profile', defaultMessage: 'Profile' },
  billing: { id: 'prompts.billing', defaultMessage: 'Billing' },
  language: { id: 'prompts.language', defaultMessage: 'Select Language' },
  team: { id: 'prompts.team', defaultMessage: 'Select Team' },
  shortcuts: { id: 'prompts.keyboardShortcuts', defaultMessage: 'Keyboard shortcuts' },
  feedback: { id: 'prompts.feedback', defaultMessage: 'Feedback' },
  logout: { id: 'prompts.logout', defaultMessage: 'Logout' },
});
