import { Bell, CreditCard, FilePen, Highlighter, Inbox, KeyRound, Layers, LayoutDashboard, Library, MessagesSquare, NotebookPen, Rss, Sparkles, Star, Trash2, UserRound, Users } from 'lucide';
import type { IconNode } from 'lucide';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const placeNames = defineMessages({
  dashboard: { id: 'app.dashboard', defaultMessage: 'Dashboard' },
  all: { id: 'vault.allSources', defaultMessage: 'All sources' },
  inbox: { id: 'vault.inbox', defaultMessage: 'Inbox' },
  chat: { id: 'areas.chat', defaultMessage: 'Chat' },
  assistant: { id: 'areas.assistant', defaultMessage: 'Assistant' },
  notes: { id: 'notes.pageTitle', defaultMessage: 'Notes' },
  drafts: { id: 'areas.drafts', defaultMessage: 'Draft generation' },
  flashcards: { id: 'areas.flashcards', defaultMessage: 'Flashcards' },
  highlights: { id: 'highlights.title', defaultMessage: 'Highlights' },
  teams: { id: 'teams.title', defaultMessage: 'Spaces and people' },
  billing: { id: 'app.billing', defaultMessage: 'Billing' },
  favorites: { id: 'vault.favorites', defaultMessage: 'Favorites' },
  feeds: { id: 'app.feeds', defaultMessage: 'Feeds' },
  trash: { id: 'app.trash', defaultMessage: 'Trash' },
  notifications: { id: 'app.notifications', defaultMessage: 'Notifications' },
  profile: { id: 'app.profile', defaultMessage: 'Profile' },
  apiKeys: { id: 'app.apiKeys', defaultMessage: 'API keys' },
});

const chatWords = defineMessage({ id: 'palette.words.chat', defaultMessage: 'ask question answer conversation' });
const assistantWords = defineMessage({ id: 'palette.words.assistant', defaultMessage: 'tidy order duplicates merge tag rename plan' });
const flashcardWords = defineMessage({ id: 'palette.words.flashcards', defaultMessage: 'cards decks learn review remember repetition Anki' });
const draftWords = defineMessage({ id: 'palette.words.drafts', defaultMessage: 'write essay report article text' });
const profileWords = defineMessage({ id: 'palette.words.profile', defaultMessage: 'account name photo avatar e-mail two-factor passkeys sessions security' });

/** The pages that are always there; Settings is a command. */
export const placesToGo: readonly { path: string; icon: IconNode; name: MessageDescriptor; words?: MessageDescriptor }[] = [
  { path: '/dashboard', icon: LayoutDashboard, name: placeNames.dashboard },
  { path: '/collection/inbox', icon: Inbox, name: placeNames.inbox },
  { path: '/collection/all', icon: Library, name: placeNames.all },
  { path: '/collection/favorites', icon: Star, name: placeNames.favorites },
  { path: '/chat', icon: MessagesSquare, name: placeNames.chat, words: chatWords },
  { path: '/assistant', icon: Sparkles, name: placeNames.assistant, words: assistantWords },
  { path: '/notes', icon: NotebookPen, name: placeNames.notes },
  { path: '/highlights', icon: Highlighter, name: placeNames.highlights },
  { path: '/drafts', icon: FilePen, name: placeNames.drafts, words: draftWords },
  { path: '/flashcards', icon: Layers, name: placeNames.flashcards, words: flashcardWords },
  { path: '/feeds', icon: Rss, name: placeNames.feeds },
  { path: '/trash', icon: Trash2, name: placeNames.trash },
  { path: '/notifications', icon: Bell, name: placeNames.notifications },
  { path: '/profile', icon: UserRound, name: placeNames.profile, words: profileWords },
  { path: '/teams', icon: Users, name: placeNames.teams },
  { path: '/billing/payment-methods', icon: CreditCard, name: placeNames.billing },
  { path: '/api-keys', icon: KeyRound, name: placeNames.apiKeys },
];
