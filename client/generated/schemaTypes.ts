/* Written by tools/compile-relay.mjs from schema.graphql: `npm run relay`. */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 in UTC, such as `2026-05-14T09:12:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** Which invitation. */
export type AcceptInvitationInput = {
  /** By its token, or by its id when it is one of `viewer.invitations`. */
  readonly invitation: InvitationKey;
};

/** What kind of thing something was done to. */
export type ActivitySubjectKind =
  /** A collection. */
  | 'COLLECTION'
  /** A deck of flashcards. */
  | 'DECK'
  /** A person; the id is that of their User. */
  | 'MEMBER'
  /** A prompt. */
  | 'PROMPT'
  /** A prompt collection. */
  | 'PROMPT_COLLECTION'
  /** A smart collection. */
  | 'SMART_COLLECTION'
  /** A source. */
  | 'SOURCE'
  /** The space itself. */
  | 'SPACE'
  /** A tag. */
  | 'TAG'
  /** A work. */
  | 'WORK'
  | '%future added value';

/** What somebody did in a space. New verbs may be added: pass over unknown ones. */
export type ActivityVerb =
  /** Added flashcards. */
  | 'CARDS_CREATED'
  /** Deleted flashcards, or turned proposed ones down. */
  | 'CARDS_DELETED'
  /** Took back the deletion of decks or flashcards; `count` says how many came back. */
  | 'CARDS_RESTORED'
  /** Changed flashcards, accepted or suspended them. */
  | 'CARDS_UPDATED'
  /** Created a collection. */
  | 'COLLECTION_CREATED'
  /** Deleted a collection with everything below it; `count` says how many collections went. */
  | 'COLLECTION_DELETED'
  /** Deleted a collection in the trash for good, with everything below it; `count` says how many collections went. */
  | 'COLLECTION_DELETED_FOREVER'
  /** Gave a collection another place in the tree. */
  | 'COLLECTION_MOVED'
  /** Took a deleted collection out of the trash, with everything below it; `count` says how many collections came back. */
  | 'COLLECTION_RESTORED'
  /** Changed a collection. */
  | 'COLLECTION_UPDATED'
  /** Deleted decks with their cards. */
  | 'DECKS_DELETED'
  /** Created a deck of flashcards. */
  | 'DECK_CREATED'
  /** Gave a deck another name or description. */
  | 'DECK_UPDATED'
  /** Declined an invitation. */
  | 'INVITATION_DECLINED'
  /** Withdrew an invitation. */
  | 'INVITATION_REVOKED'
  /** Invited somebody; `role` says as what. The address is told to the owners only, under `Space.invitations`. */
  | 'MEMBER_INVITED'
  /** Became a member; `role` says as what. */
  | 'MEMBER_JOINED'
  /** Left the space. */
  | 'MEMBER_LEFT'
  /** Took a member out of the space. */
  | 'MEMBER_REMOVED'
  /** Gave a member another role. */
  | 'MEMBER_ROLE_CHANGED'
  /** Deleted prompts. */
  | 'PROMPTS_DELETED'
  /** Deleted prompts and prompt collections for good; `count` says how many of both. */
  | 'PROMPTS_DELETED_FOREVER'
  /** Took back the deletion of prompts or prompt collections; `count` says how many came back. */
  | 'PROMPTS_RESTORED'
  /** Deleted prompt collections with everything below them; `count` says how many collections went. */
  | 'PROMPT_COLLECTIONS_DELETED'
  /** Created a prompt collection. */
  | 'PROMPT_COLLECTION_CREATED'
  /** Changed a prompt collection, or its place in the tree. */
  | 'PROMPT_COLLECTION_UPDATED'
  /** Created a prompt. */
  | 'PROMPT_CREATED'
  /** Let a label of a prompt name another version, or none, or protected it. */
  | 'PROMPT_LABEL_MOVED'
  /** Gave a prompt another name, title, description or place. What is typed into its draft is not among it. */
  | 'PROMPT_UPDATED'
  /** Saved a version of a prompt. */
  | 'PROMPT_VERSION_SAVED'
  /** Saved a filter as a smart collection. */
  | 'SMART_COLLECTION_CREATED'
  /** Deleted a smart collection. */
  | 'SMART_COLLECTION_DELETED'
  /** Gave a smart collection another name; `subject` has the new one. */
  | 'SMART_COLLECTION_RENAMED'
  /** Brought back a smart collection that was deleted. */
  | 'SMART_COLLECTION_RESTORED'
  /** Changed what a smart collection looks for, and perhaps its name. */
  | 'SMART_COLLECTION_UPDATED'
  /** Added sources. */
  | 'SOURCES_ADDED'
  /** Copied sources to a collection. */
  | 'SOURCES_COPIED'
  /** Deleted sources for good. */
  | 'SOURCES_DELETED'
  /** Moved sources to another collection. */
  | 'SOURCES_MOVED'
  /** Had sources processed again. */
  | 'SOURCES_REPROCESSED'
  /** Took sources out of the trash. */
  | 'SOURCES_RESTORED'
  /** Had failed sources processed again. */
  | 'SOURCES_RETRIED'
  /** Changed the tags of sources. */
  | 'SOURCES_TAGGED'
  /** Put sources into the trash. */
  | 'SOURCES_TRASHED'
  /** Changed sources. */
  | 'SOURCES_UPDATED'
  /** Archived the space. */
  | 'SPACE_ARCHIVED'
  /** Created the space. */
  | 'SPACE_CREATED'
  /** Made the archived space changeable again. */
  | 'SPACE_UNARCHIVED'
  /** Changed the name, description, colour or settings of the space. */
  | 'SPACE_UPDATED'
  /** Took tags off all sources; `count` says how many tags. */
  | 'TAGS_DELETED'
  /** Merged tags into one, or renamed one; `count` says how many tags, `subject` what they became. */
  | 'TAGS_MERGED'
  /** Deleted works. */
  | 'WORKS_DELETED'
  /** Took back the deletion of works; `count` says how many came back. */
  | 'WORKS_RESTORED'
  /** Began a work. What is written into it is not among it. */
  | 'WORK_CREATED'
  | '%future added value';

/** Which files, and where to. */
export type AddEntriesInput = {
  /** Where they shall lie; left out: where the source itself lies. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of `SourceEntry` in it, at most 10,000; left out: all that are not protected with a password. */
  readonly entryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The archive, the mail or the mailbox. */
  readonly sourceId: Scalars['ID']['input'];
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What to mark. */
export type AddHighlightInput = {
  /** In what color; YELLOW unless told. */
  readonly color?: InputMaybe<HighlightColor>;
  /** What you note about it, at most 10,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The words right before it, at most 500 characters. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  /** The words to mark, at most 10,000 characters. */
  readonly quote: Scalars['String']['input'];
  /** Which source. */
  readonly sourceId: Scalars['ID']['input'];
  /** The words right after it, at most 500 characters. */
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one new source. */
export type AddSourceOutcome =
  /** It is new and waits for processing; a file waits for its bytes. */
  | 'ADDED'
  /** The collection, or the space where that was asked for, has this link, or a file with this `sha256`, already; `source` is the one that is there. */
  | 'ALREADY_THERE'
  /** It cannot be taken; `message` says why. */
  | 'INVALID'
  | '%future added value';

/** Why one new source could not be taken. */
export type AddSourceProblem =
  /** The file is larger than files may be (`Space.fileLimits`). */
  | 'FILE_TOO_LARGE'
  /** A name, a text or a size is missing or cannot be taken. */
  | 'INPUT'
  /** It is no web address. */
  | 'NO_ADDRESS'
  /** What you added to all spaces would weigh more than it may (`Account.storage`). */
  | 'PERSON_QUOTA_EXCEEDED'
  /** The files and texts of the space would weigh more than they may (`Space.fileLimits`). */
  | 'QUOTA_EXCEEDED'
  /** The disk of the vault has no room for the file. */
  | 'STORAGE_FULL'
  | '%future added value';

/** Where, and what. */
export type AddSourcesInput = {
  /** The collection they shall lie in; left out: none. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** What to do with links and files that are there already; SKIP_IN_COLLECTION unless told. */
  readonly duplicates?: InputMaybe<DuplicateHandling>;
  /** At most 1,000. */
  readonly sources: ReadonlyArray<NewSource>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Which prompt, and what to do. */
export type AnalysePromptInput = {
  /** What to look at in place of the draft, unsaved. All messages together have at most 100,000 characters. */
  readonly content?: InputMaybe<PromptContentInput>;
  /** Which prompt. */
  readonly promptId: Scalars['ID']['input'];
  /** ANALYSE unless told. */
  readonly tool?: InputMaybe<PromptTool>;
};

/** How a question is answered. */
export type AnswerMode =
  /** With the best sentences of the sources, word for word. No model is asked. */
  | 'EXTRACTIVE'
  /** By a language model, of which only sentences with quotes that stand in the sources get a number. */
  | 'MODEL'
  | '%future added value';

/** What an API key may do, within what its owner may do. */
export type ApiKeyScope =
  /** All that WRITE may, and members, invitations and settings of spaces, making and deleting them. */
  | 'MANAGE'
  /** Read. Such a key changes nothing, anywhere. */
  | 'READ'
  /** Read and change collections and sources. No key can change API keys or the account. */
  | 'WRITE'
  | '%future added value';

/** Which changes. */
export type ApplyProposedChangesInput = {
  /** Only these, each PROPOSED: otherwise CONFLICT. Left out: all that are PROPOSED. */
  readonly changeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** How many changes you have seen and mean. When another number would be applied, nothing is: COUNT_CHANGED. */
  readonly expectedCount: Scalars['Int']['input'];
  /** The answer that proposes them. */
  readonly messageId: Scalars['ID']['input'];
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which jobs. */
export type ApproveJobsInput = {
  /** At most 100, each AWAITING_APPROVAL: otherwise CONFLICT. */
  readonly jobIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which space. */
export type ArchiveSpaceInput = {
  /** Which space, such as `space_01h455vb4pex5vsknk084sn02q`. */
  readonly spaceId: Scalars['ID']['input'];
};

/** What to ask, and where. */
export type AskQuestionInput = {
  /** Of the assistant: what to look for, whatever the words of the question say. NOT_ALLOWED in other conversations. */
  readonly aims?: InputMaybe<ReadonlyArray<AssistantAim>>;
  /** Which conversation. */
  readonly conversationId: Scalars['ID']['input'];
  /** An answer that the new one takes the place of: to go on after an interruption, or to ask anew. What was paid for is not paid again. The question may be left out then. */
  readonly insteadOf?: InputMaybe<Scalars['ID']['input']>;
  /** How to answer; left out: MODEL where the vault has one, else EXTRACTIVE. */
  readonly mode?: InputMaybe<AnswerMode>;
  /** At most 4,000 characters. It is understood together with what was asked before. */
  readonly question?: InputMaybe<Scalars['String']['input']>;
};

/** What must hold of an answer. */
export type AssertionKind =
  /** `value` stands in it. */
  | 'CONTAINS'
  /** It is `value`, white space at the ends aside. */
  | 'EQUALS'
  /** It is JSON that the schema `value` takes. */
  | 'JSON_SCHEMA'
  /** A model finds that it does what `value` asks. */
  | 'JUDGE'
  /** `value` does not stand in it. */
  | 'NOT_CONTAINS'
  /** The regular expression `value` (RE2) finds something in it. */
  | 'REGEX'
  /** It is as near to `value` as `threshold`: the F1 of the words of both. */
  | 'SIMILARITY'
  | '%future added value';

/** What the assistant can propose. New acts may be added: show an unknown one by its `reason`, do not apply it. */
export type AssistantAct =
  /** Add a link: `after` is its address. */
  | 'ADD_LINK'
  /** Create a collection named `after` in `collection`. */
  | 'CREATE_COLLECTION'
  /** Add a note with the text `after`. */
  | 'CREATE_NOTE'
  /** Have flashcards proposed from the sources. */
  | 'MAKE_CARDS'
  /** Have a work written from the sources. */
  | 'MAKE_WORK'
  /** Make one of copies of the same: the first of `sources` stays, with the tags, notes, highlights and favorites of all and the oldest date; the others go to the trash. */
  | 'MERGE_SOURCES'
  /** Move the sources to `collection`. */
  | 'MOVE_SOURCES'
  /** Rename `collection` from `before` to `after`. */
  | 'RENAME_COLLECTION'
  /** Rename the source from `before` to `after`. */
  | 'RENAME_SOURCE'
  /** Give the source, which has no summary, the summary `after`. */
  | 'SUMMARIZE_SOURCE'
  /** Put `tags` on the sources. */
  | 'TAG_SOURCES'
  /** Put the sources into the trash. */
  | 'TRASH_SOURCES'
  /** Take `tags` off the sources. */
  | 'UNTAG_SOURCES'
  /** Change the text of the note from `before` to `after`. */
  | 'UPDATE_NOTE'
  | '%future added value';

/** What the assistant can look for without a model. */
export type AssistantAim =
  /** Links whose page is gone. */
  | 'CHECK_LINKS'
  /** A collection of what a search finds: for what stands in quotes or behind "about" in the question, else for all of it. */
  | 'COLLECT'
  /** Pages that several sources refer to, and that are not here. */
  | 'FIND_GAPS'
  /** What is there twice. */
  | 'MERGE'
  /** Places for what lies in the Inbox. */
  | 'MOVE'
  /** Titles for what is called by its file or address. */
  | 'RENAME'
  /** Summaries for what has none. */
  | 'SUMMARIZE'
  /** Tags for what has none. */
  | 'TAG'
  | '%future added value';

/** What was done. New actions may be added. */
export type AuditAction =
  /** Registered. */
  | 'ACCOUNT_CREATED'
  /** Deleted an account. */
  | 'ACCOUNT_DELETED'
  /** Disabled an account. */
  | 'ACCOUNT_DISABLED'
  /** Enabled an account. */
  | 'ACCOUNT_ENABLED'
  /** Made somebody an administrator. */
  | 'ADMINISTRATOR_ADDED'
  /** Made somebody an administrator no more. */
  | 'ADMINISTRATOR_REMOVED'
  /** Made an API key. */
  | 'API_KEY_CREATED'
  /** Revoked an API key. */
  | 'API_KEY_REVOKED'
  /** Changed the address. */
  | 'EMAIL_CHANGED'
  /** Exported a space. */
  | 'EXPORTED'
  /** Invited somebody into a space. */
  | 'MEMBER_INVITED'
  /** Joined a space. */
  | 'MEMBER_JOINED'
  /** Took somebody out of a space, or left it. */
  | 'MEMBER_REMOVED'
  /** Changed the role of a member. */
  | 'MEMBER_ROLE_CHANGED'
  /** Added a passkey. */
  | 'PASSKEY_ADDED'
  /** Removed a passkey. */
  | 'PASSKEY_REMOVED'
  /** Changed or reset the password. */
  | 'PASSWORD_CHANGED'
  /** Invited somebody to the vault. */
  | 'PERSON_INVITED'
  /** Changed who may register. */
  | 'REGISTRATION_CHANGED'
  /** Ended sessions. */
  | 'SESSION_REVOKED'
  /** Signed in. */
  | 'SIGNED_IN'
  /** Tried to sign in, at most one entry a minute for an account. */
  | 'SIGN_IN_FAILED'
  /** Made a space. */
  | 'SPACE_CREATED'
  /** Deleted a space. */
  | 'SPACE_DELETED'
  /** Took the second step off. */
  | 'TWO_FACTOR_DISABLED'
  /** Set the second step up. */
  | 'TWO_FACTOR_ENABLED'
  | '%future added value';

/** How a text leads to a source. The strongest first. */
export type BacklinkKind =
  /** It cites it. */
  | 'CITATION'
  /** It links to it. */
  | 'LINK'
  /** It has its title in words, without a link. Titles of one short word are not looked for. */
  | 'MENTION'
  | '%future added value';

/** What a budget counts. */
export type BudgetUnit =
  /** Money, in the currency of the prices that the vault was given. */
  | 'COST'
  /** Tokens read and written. */
  | 'TOKENS'
  | '%future added value';

/** As what cards are saved and read. */
export type CardFormat =
  /** Anki's package, with media. */
  | 'APKG'
  /** Front, back and tags, one card a line. */
  | 'CSV'
  | '%future added value';

/** What a card is. */
export type CardKind =
  /** Front and back. */
  | 'BASIC'
  /** A text with gaps. */
  | 'CLOZE'
  | '%future added value';

/** How well a card sits. */
export type CardPhase =
  /** First steps. */
  | 'LEARNING'
  /** Never seen. */
  | 'NEW'
  /** Forgotten, first steps anew. */
  | 'RELEARNING'
  /** It sits. */
  | 'REVIEW'
  | '%future added value';

/** Whether a card is learned. */
export type CardState =
  /** It is. */
  | 'ACTIVE'
  /** A model or the vault proposes it; nobody has accepted it. */
  | 'PROPOSED'
  /** It is kept, not learned, by anybody. */
  | 'SUSPENDED'
  | '%future added value';

/** Another text of a card. */
export type CardTextInput = {
  /** Markdown, at most 20,000 characters. */
  readonly back: Scalars['String']['input'];
  /** All its citations from now on; left out: as they are. */
  readonly citations?: InputMaybe<ReadonlyArray<NewCitation>>;
  /** Markdown, at most 20,000 characters. */
  readonly front: Scalars['String']['input'];
  /** The `updatedAt` you have read. When somebody changed it since, nothing is done: CONFLICT. */
  readonly ifUnchangedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What became of something. */
export type ChangeAction =
  /** It is gone for good, or not visible to you any more: a tombstone. The trash is no deletion. */
  | 'DELETED'
  /** It is new or changed, by a person or a machine. */
  | 'UPSERTED'
  | '%future added value';

/** What kinds of things are told. New kinds may be added: pass over unknown ones. */
export type ChangeKind =
  /** A card of a deck; schedules of yours are SCHEDULE. */
  | 'CARD'
  /** A collection. */
  | 'COLLECTION'
  /** A conversation you may read. */
  | 'CONVERSATION'
  /** A deck. */
  | 'DECK'
  /** A highlight. */
  | 'HIGHLIGHT'
  /** A member of a space. */
  | 'MEMBER'
  /** A notification of yours. */
  | 'NOTIFICATION'
  /** A prompt, its labels included. */
  | 'PROMPT'
  /** A proposal for a work. */
  | 'PROPOSAL'
  /** Your favorite mark or reading progress of a source: the id is that of the source. */
  | 'READING'
  /** Your schedule of a card: the id is that of the card. */
  | 'SCHEDULE'
  /** A source: anything of it, its text, status, tags and place. */
  | 'SOURCE'
  /** A space. */
  | 'SPACE'
  /** A tag. */
  | 'TAG'
  /** A work. */
  | 'WORK'
  | '%future added value';

/** Whose role, and what it shall be. */
export type ChangeMemberRoleInput = {
  /** Which member, such as `member_01h455vb4pex5vsknk084sn02q`. */
  readonly memberId: Scalars['ID']['input'];
  /** What they shall be allowed to do. */
  readonly role: Role;
};

/** A version of a prompt. */
export type ChosenPromptInput = {
  /** Which version of it. */
  readonly label: Scalars['String']['input'];
  /** A prompt of the same space. */
  readonly promptId: Scalars['ID']['input'];
};

/** Whether a quote still stands in its source. */
export type CitationState =
  /** The source was read anew and the words there are a little different now. `place` is where they stand. */
  | 'CHANGED'
  /** Where it was, letter by letter. */
  | 'FOUND'
  /** Not there any more, or the source is gone. */
  | 'LOST'
  /** Letter by letter, at another place. */
  | 'MOVED'
  | '%future added value';

/** What speaks most for a collection. New reasons may be added. */
export type CollectionSuggestionReason =
  /** `count` of your last moves went there. */
  | 'RECENT_MOVES'
  /** `count` sources of the same site lie there. */
  | 'SAME_SITE'
  /** Its sources have the same tags: `names` has them. */
  | 'SHARED_TAGS'
  /** Its sources have the same words: `names` has those that tell most. */
  | 'SHARED_WORDS'
  | '%future added value';

/** How complex a prompt is. */
export type Complexity =
  /** Many instructions, conditions or variables. */
  | 'HIGH'
  /** One plain wish. */
  | 'LOW'
  /** In between. */
  | 'MEDIUM'
  | '%future added value';

/** What makes a prompt complex. */
export type ComplexityReason =
  /** It says "if", "unless", "only when". */
  | 'CONDITIONS'
  /** It asks for many things. */
  | 'INSTRUCTIONS'
  /** It is long. */
  | 'LENGTH'
  /** It has lists in lists, or sections in sections. */
  | 'NESTING'
  /** It has many variables. */
  | 'VARIABLES'
  | '%future added value';

/** The last part of the link in the mail. */
export type ConfirmEmailChangeInput = {
  /** It works once, for a day. */
  readonly token: Scalars['String']['input'];
};

/** What a conversation is for. */
export type ConversationKind =
  /** Answers from sources. It changes nothing. */
  | 'ASK'
  /** Answers and proposes changes of the space, which a person applies. */
  | 'ASSISTANT'
  | '%future added value';

/** Which one, and where to. */
export type CopyPromptCollectionInput = {
  /** The one the copy shall lie in, of the same space; left out: the top of the tree. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Which one. */
  readonly promptCollectionId: Scalars['ID']['input'];
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which sources, and where to. */
export type CopySourcesInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The collection the copies shall lie in, in this space or in another one you may edit; null: in no collection of the space they lie in. It has to be given. */
  readonly toCollectionId?: InputMaybe<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new key for a script of yours. */
export type CreateApiKeyInput = {
  /** From when on it counts no more, at most ten years ahead, such as `2027-01-01T00:00:00Z`; left out: in 90 days; null: it counts until it is revoked. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is for, at most 100 characters, such as `Nightly import`. */
  readonly name: Scalars['String']['input'];
  /** What it may do; WRITE includes READ, and MANAGE both. */
  readonly scopes: ReadonlyArray<ApiKeyScope>;
  /** The only spaces it shall see, at most 100; left out: all of yours, also those to come. */
  readonly spaceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Which cards, and where to. */
export type CreateCardsInput = {
  /** At most 1,000, with at most 500 quotes together. */
  readonly cards: ReadonlyArray<NewCard>;
  /** The deck. */
  readonly deckId: Scalars['ID']['input'];
};

/** A new collection. */
export type CreateCollectionInput = {
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters, such as `Memory and learning`. */
  readonly name: Scalars['String']['input'];
  /** The collection it shall lie in; left out: the top of the tree. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The space it shall lie in. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Where, and how it is called. */
export type CreateDeckInput = {
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Of what. */
export type CreateFeedAddressInput = {
  /** Of what this filter takes; left out: everything of the space. */
  readonly filter?: InputMaybe<SourceFilter>;
  /** Its title, at most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Which, and where to. */
export type CreateFeedsInput = {
  /** Where the sources go; left out: the inbox. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** How often they are read, 15 to 10,080. */
  readonly intervalMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** After so many days the sources go to the trash, 1 to 3,650. */
  readonly keepDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only items with one of these come, at most 50. */
  readonly onlyWords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Items with one of these do not come, at most 50. */
  readonly skipWords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
  /** Tags for everything that comes, at most 50. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Addresses of feeds, or of pages that name theirs; at most 100. */
  readonly urls: ReadonlyArray<Scalars['String']['input']>;
};

/** Whose. */
export type CreateInvitationLinkInput = {
  /** Which invitation, such as `invitation_01h455vb4pex5vsknk084sn02q`. */
  readonly invitationId: Scalars['ID']['input'];
};

/** Whose. */
export type CreatePersonInvitationLinkInput = {
  /** Somebody who is INVITED. */
  readonly personId: Scalars['ID']['input'];
};

/** A new prompt collection. */
export type CreatePromptCollectionInput = {
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** The one it shall lie in; left out: the top of the tree. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** A new prompt. */
export type CreatePromptInput = {
  /** The prompt collection it shall lie in; left out: none. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** What it says. */
  readonly content?: InputMaybe<PromptContentInput>;
  /** A PromptTemplate, Prompt or PromptVersion that it begins as; `content` changes it. */
  readonly copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** PROMPT unless told, or what `copyOf` is. */
  readonly kind?: InputMaybe<PromptKind>;
  /** Unique in the space; left out: made of the title. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly title: Scalars['String']['input'];
};

/** A filter and its name. */
export type CreateSmartCollectionInput = {
  /** What it looks for: only what `SmartCollectionFilter` has. */
  readonly filter: SourceFilter;
  /** At most 200 characters, such as `Unread papers`. */
  readonly name: Scalars['String']['input'];
  /** The space whose sources it looks through. */
  readonly spaceId: Scalars['ID']['input'];
};

/** A new space, owned by you. */
export type CreateSpaceInput = {
  /** One of eight presets, 1 to 8; 5 (indigo) unless given. */
  readonly colour?: InputMaybe<Scalars['Int']['input']>;
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters, such as `Research Lab`. */
  readonly name: Scalars['String']['input'];
  /** What is not given takes its default. */
  readonly settings?: InputMaybe<SpaceSettingsInput>;
};

/** Where, and what. */
export type CreateWebhookInput = {
  /** What it is told; not empty. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** At most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
  /** https only, no private address. */
  readonly url: Scalars['String']['input'];
};

/** Where, and with what. */
export type CreateWorkInput = {
  /** Markdown, at most 500,000 characters. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** What it is. */
  readonly kind: WorkKind;
  /** Quotes that `body` cites by their marks, at most 500. */
  readonly newCitations?: InputMaybe<ReadonlyArray<NewCitation>>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
  /** At most 500 characters. */
  readonly title: Scalars['String']['input'];
};

/** Which invitation. */
export type DeclineInvitationInput = {
  /** By its token, or by its id when it is one of `viewer.invitations`. */
  readonly invitation: InvitationKey;
};

/** To be sure. */
export type DeleteAccountInput = {
  /** Your e-mail address, typed. */
  readonly confirmation: Scalars['String']['input'];
};

/** Which cards. */
export type DeleteCardsInput = {
  /** At most 1,000. */
  readonly cardIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which collection goes, and the word that confirms it. */
export type DeleteCollectionInput = {
  /** Which collection. */
  readonly collectionId: Scalars['ID']['input'];
  /** The word `DELETE`, in any case. */
  readonly confirmation: Scalars['String']['input'];
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which deleted collections. */
export type DeleteCollectionsForeverInput = {
  /** Ids of `DeletedCollection`, at most 100. */
  readonly deletedCollectionIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which conversations. */
export type DeleteConversationsInput = {
  /** At most 1,000. */
  readonly conversationIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which decks. */
export type DeleteDecksInput = {
  /** At most 100. */
  readonly deckIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which. */
export type DeleteFeedAddressesInput = {
  /** At most 100. */
  readonly feedAddressIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which. */
export type DeleteFeedbackInput = {
  /** At most 100. */
  readonly feedbackIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which feeds. */
export type DeleteFeedsInput = {
  /** At most 1,000. */
  readonly feedIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which highlight. */
export type DeleteHighlightInput = {
  /** Which highlight. */
  readonly highlightId: Scalars['ID']['input'];
};

/** Whom. */
export type DeletePeopleInput = {
  /** The word DELETE. */
  readonly confirmation: Scalars['String']['input'];
  /** At most 100. */
  readonly personIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which ones. */
export type DeletePromptCollectionsInput = {
  /** At most 100. */
  readonly promptCollectionIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What of the trash, at least one. */
export type DeletePromptsForeverInput = {
  /** Prompt collections, with all that went with them; at most 1,000. */
  readonly promptCollectionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Prompts, at most 1,000. */
  readonly promptIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Which prompts. */
export type DeletePromptsInput = {
  /** At most 1,000. */
  readonly promptIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which revision. */
export type DeleteRevisionInput = {
  /** Which revision, such as `revision_01h455vb4pex5vsknk084sn02q`: one of `Source.revisions` of a link. */
  readonly revisionId: Scalars['ID']['input'];
};

/** Which smart collection. */
export type DeleteSmartCollectionInput = {
  /** It. */
  readonly smartCollectionId: Scalars['ID']['input'];
};

/** Which sources of the trash. */
export type DeleteSourcesForeverInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Which sources. */
export type DeleteSourcesInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which space goes, and its name to confirm it. */
export type DeleteSpaceInput = {
  /** The name of the space as it is written, such as `Research Lab`. */
  readonly confirmation: Scalars['String']['input'];
  /** Which space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Which tags. */
export type DeleteTagsInput = {
  /** At most 1,000, of one space. */
  readonly tagIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which. */
export type DeleteTestSetsInput = {
  /** At most 100. */
  readonly testSetIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which ones. */
export type DeleteWebhooksInput = {
  /** At most 20. */
  readonly webhookIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which works. */
export type DeleteWorksInput = {
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1,000. */
  readonly workIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** What became of a delivery. */
export type DeliveryState =
  /** It was taken. */
  | 'DELIVERED'
  /** It was tried for the last time. */
  | 'FAILED'
  /** It is being tried. */
  | 'WAITING'
  | '%future added value';

/** Which sources. */
export type DismissFailuresInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Which changes. */
export type DismissProposedChangesInput = {
  /** Only these; left out: all that are PROPOSED. */
  readonly changeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The answer that proposes them. */
  readonly messageId: Scalars['ID']['input'];
};

/** Which sources. */
export type DownloadSourcesInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What to do with a new source that is there already. */
export type DuplicateHandling =
  /** Add it nevertheless. */
  | 'ADD'
  /** Answer ALREADY_THERE when the same collection has it. */
  | 'SKIP_IN_COLLECTION'
  /** Answer ALREADY_THERE when the space has it anywhere but in the trash. */
  | 'SKIP_IN_SPACE'
  | '%future added value';

/** Whose trash. */
export type EmptyTrashInput = {
  /** The space, such as `space_01h455vb4pex5vsknk084sn02q`. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Why something was refused. New codes may be added: treat unknown ones as a refusal. */
export type ErrorCode =
  /** The space has spent what it may spend on models today. */
  | 'BUDGET_EXCEEDED'
  /** A collection cannot be placed inside itself or below itself. */
  | 'COLLECTION_CYCLE'
  /** A final deletion needs the typed word DELETE; that of a space needs its name. */
  | 'CONFIRMATION_REQUIRED'
  /** Somebody changed it since you read it. Nothing was changed. */
  | 'CONFLICT'
  /** More or fewer sources match the filter than expected; `actualCount` says how many. Nothing was changed. */
  | 'COUNT_CHANGED'
  /** Sources and collections cannot leave their space. */
  | 'CROSS_SPACE'
  /** The bytes of this file came before, and were others: add it as a new source. */
  | 'FILE_ALREADY_THERE'
  /** The bytes of a file are not those that were announced: send them again. */
  | 'FILE_MISMATCH'
  /** Visible to you, but your role, or the key you came with, does not allow this. */
  | 'FORBIDDEN'
  /** Some of the input cannot be taken; `fields` says which and why. Nothing was changed. */
  | 'INVALID'
  /** No such invitation, or it was used, declined or withdrawn, or it has expired: all get this answer. */
  | 'INVITATION_INVALID'
  /** A space is never without an owner: make somebody else an owner first. */
  | 'LAST_OWNER'
  /** There are as many of something as there may be; the message says of what, and how to make room. */
  | 'LIMIT_REACHED'
  /** Not there, or not visible to you: both get this answer. */
  | 'NOT_FOUND'
  /** Only sources in the trash can be deleted for good. */
  | 'NOT_IN_TRASH'
  /** It needs a language model, and this vault has none. */
  | 'NO_MODEL'
  /** It needs a sign-in of the last ten minutes: sign in again and repeat it. No API key can do it. */
  | 'REAUTHENTICATION_REQUIRED'
  /** The sources are in this collection already. */
  | 'SAME_COLLECTION'
  /** The space is archived: it can be read, not changed. */
  | 'SPACE_ARCHIVED'
  /** The disk of the vault is almost full: nothing large can be added until something is deleted for good. */
  | 'STORAGE_FULL'
  /** Nobody is signed in, or the credential counts no more. */
  | 'UNAUTHENTICATED'
  | '%future added value';

/** In what a new source and one that is there are alike. */
export type ExistingSourceMatch =
  /** The same address, tracking parameters, `www.`, protocol, fragment and closing slash aside. */
  | 'ADDRESS'
  /** The same bytes. */
  | 'CONTENT'
  /** It led to, or names as its own, the same address. */
  | 'REDIRECT'
  | '%future added value';

/** As what a space is written. */
export type ExportFormat =
  /** Links with tree and tags, for browsers (Netscape). */
  | 'BOOKMARKS_HTML'
  /** One source a line. */
  | 'CSV'
  /** One JSON object a line: every source with text, tags, note, highlights. */
  | 'JSONL'
  /** Its feeds. */
  | 'OPML'
  /** All of it: sources, files, kept pages, tree, tags, notes, highlights, feeds, prompts, as JSON and Markdown. */
  | 'VAULT_ZIP'
  | '%future added value';

/** Why the processing of a source failed. */
export type FailureCode =
  /** The site refuses: a sign-in, a paywall or a check for robots. */
  | 'BLOCKED'
  /** The page wants to know first that a person is asking. */
  | 'BOT_CHECK'
  /** The browser of this vault did not start, or broke off with this page. */
  | 'BROWSER_ERROR'
  /** The space has spent what its model may cost a day. */
  | 'BUDGET'
  /** Instead of its text, the page asks whether one agrees to cookies and the like. */
  | 'CONSENT'
  /** The file is broken off, or not what it says it is. */
  | 'DAMAGED'
  /** The name of the site is not known. */
  | 'DNS'
  /** The bytes of a file did not come, or not those that were announced: send them again. */
  | 'INCOMPLETE'
  /** Something went wrong in the vault itself. It has been logged. */
  | 'INTERNAL'
  /** The model did not answer, or not in a usable way. */
  | 'MODEL_ERROR'
  /** The service of the model knows no such model, or its address is another one; whoever looks after the vault can set them right. */
  | 'MODEL_NOT_FOUND'
  /** What the vault may use of the service of the model is used up there; whoever looks after the vault can see to it. */
  | 'MODEL_QUOTA'
  /** The service of the model is asked too often: later it will do. */
  | 'MODEL_RATE_LIMITED'
  /** The service of the model does not take the key of the vault; whoever looks after the vault can set another. */
  | 'MODEL_UNAUTHORIZED'
  /** The page is built by its scripts, and this vault has no browser to read it in. */
  | 'NEEDS_BROWSER'
  /** The page does not exist. */
  | 'NOT_FOUND'
  /** It needs a language model, and none is configured. */
  | 'NO_MODEL'
  /** There is no readable text in it. */
  | 'NO_TEXT'
  /** The document consists of pictures of text: it was scanned. */
  | 'NO_TEXT_LAYER'
  /** The document is protected by a password. */
  | 'PASSWORD'
  /** The page shows its text to subscribers only. */
  | 'PAYWALL'
  /** The address lies in a private network. */
  | 'PRIVATE_ADDRESS'
  /** The space has no room left for it. */
  | 'QUOTA'
  /** The site has a problem of its own, or asks for a pause. */
  | 'SERVER_ERROR'
  /** The disk of the vault is almost full. */
  | 'STORAGE_FULL'
  /** The site did not answer in time. */
  | 'TIMEOUT'
  /** The certificate of the site cannot be trusted. */
  | 'TLS'
  /** It is larger than what is read. */
  | 'TOO_LARGE'
  /** Nothing answers at the address, or its name could not be looked up just now. */
  | 'UNREACHABLE'
  /** This kind of address or document is not read. */
  | 'UNSUPPORTED'
  | '%future added value';

/** Which sources, and whether they are favorites. */
export type FavoriteSourcesInput = {
  /** true: they are among your favorites; false: they are not. */
  readonly isFavorite: Scalars['Boolean']['input'];
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is wrong with one part of the input. New codes may be added: treat unknown ones as MALFORMED. */
export type FieldErrorCode =
  /** It cannot be given together with another field, or exactly one of several must be given. */
  | 'CONFLICTING'
  /** It stands twice in the same list. */
  | 'DUPLICATE'
  /** It does not have the form that is wanted: no address, no colour, no regular expression. */
  | 'MALFORMED'
  /** It is understood, but not here: its kind, its state or this vault's settings do not take it. */
  | 'NOT_ALLOWED'
  /** It names what is not there, or not visible to you. */
  | 'NOT_FOUND'
  /** A quote that does not stand in the source, letter by letter. */
  | 'NOT_IN_SOURCE'
  /** It is missing, or blank. */
  | 'REQUIRED'
  /** Something else has this name or address already. */
  | 'TAKEN'
  /** Fewer items than `limit`. */
  | 'TOO_FEW'
  /** A number or a size over `limit`. */
  | 'TOO_LARGE'
  /** More characters than `limit`. */
  | 'TOO_LONG'
  /** More items than `limit`. */
  | 'TOO_MANY'
  /** Fewer characters than `limit`. */
  | 'TOO_SHORT'
  /** A number or a size under `limit`. */
  | 'TOO_SMALL'
  | '%future added value';

/** In what color a passage is marked. What it means is up to the people of the space. */
export type HighlightColor =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Pink. */
  | 'PINK'
  /** Unless told. */
  | 'YELLOW'
  | '%future added value';

/** Which highlights are wanted; everything given must hold. */
export type HighlightFilter = {
  /** One of these colors. */
  readonly colors?: InputMaybe<ReadonlyArray<HighlightColor>>;
  /** Names of tags, at most 100: the source has one of them. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Each of these words in the quote, the note or the title of the source, whatever its case. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of highlights. Equal ones follow by id, so that the order is total. */
export type HighlightOrder =
  /** Color by color; within each, marked last first. */
  | 'COLOR'
  /** Marked last first. */
  | 'NEWEST'
  /** Source by source, the one added last first; within each, marked last first. */
  | 'SOURCE'
  | '%future added value';

/** Who signs people in. */
export type IdentityProviderKind =
  /** Firebase. */
  | 'FIREBASE'
  /** The vault itself. */
  | 'LOCAL'
  /** Another identity provider. */
  | 'OIDC'
  | '%future added value';

/** What a file for an import is. */
export type ImportFormat =
  /** Anki's package (`.apkg`, `.colpkg`), with schedule and reviews; pictures and sounds are left out. Goes into a deck or a space. */
  | 'APKG'
  /** Seen from the file. If that is not clear the job fails with UNSUPPORTED. */
  | 'AUTO'
  /** Bookmarks of browsers and most services (Netscape). */
  | 'BOOKMARKS_HTML'
  /** Front, back and tags, comma or tab. Goes into a deck. */
  | 'CARDS_CSV'
  /** One source a line: address, title, tags, collection, date; the columns are known by their names. */
  | 'CSV'
  /** Instapaper. */
  | 'INSTAPAPER_CSV'
  /** Karakeep. */
  | 'KARAKEEP_JSON'
  /** Linkwarden. */
  | 'LINKWARDEN_JSON'
  /** Omnivore. */
  | 'OMNIVORE_ZIP'
  /** Feeds. */
  | 'OPML'
  /** Pinboard. */
  | 'PINBOARD_JSON'
  /** Pocket. */
  | 'POCKET_CSV'
  /** Prompts in any PromptFormat; which one is seen from the file. Goes into a prompt collection or a space. */
  | 'PROMPTS'
  /** Raindrop.io. */
  | 'RAINDROP_CSV'
  /** Readwise Reader. */
  | 'READWISE_CSV'
  /** A column for each variable, `expected`, and `assert` columns. Goes into a test set. */
  | 'TEST_SET_CSV'
  /** What `startExport` makes. */
  | 'VAULT_ZIP'
  /** wallabag. */
  | 'WALLABAG_JSON'
  | '%future added value';

/** What became, or would become, of a row. */
export type ImportRowOutcome =
  /** It is new. */
  | 'ADDED'
  /** It was there already, and stays as it was. */
  | 'ALREADY_THERE'
  /** It could not be taken. */
  | 'FAILED'
  /** It stands in the file twice; the first one counts. */
  | 'REPEATED'
  /** It was there already; what was missing (tags, notes, dates) was added. */
  | 'UPDATED'
  | '%future added value';

/** What an import goes into. */
export type ImportTarget =
  /** Into this collection and new ones below it. */
  { readonly collectionId: Scalars['ID']['input']; readonly deckId?: never; readonly promptCollectionId?: never; readonly spaceId?: never; readonly testSetId?: never; }
  |  /** Into this deck. */
  { readonly collectionId?: never; readonly deckId: Scalars['ID']['input']; readonly promptCollectionId?: never; readonly spaceId?: never; readonly testSetId?: never; }
  |  /** Into this prompt collection. */
  { readonly collectionId?: never; readonly deckId?: never; readonly promptCollectionId: Scalars['ID']['input']; readonly spaceId?: never; readonly testSetId?: never; }
  |  /** Into this space. */
  { readonly collectionId?: never; readonly deckId?: never; readonly promptCollectionId?: never; readonly spaceId: Scalars['ID']['input']; readonly testSetId?: never; }
  |  /** Into this test set. */
  { readonly collectionId?: never; readonly deckId?: never; readonly promptCollectionId?: never; readonly spaceId?: never; readonly testSetId: Scalars['ID']['input']; };

/** Which invitation, and by what it is yours: exactly one of these. */
export type InvitationKey =
  /** The id of one of `viewer.invitations`, such as `invitation_01h455vb4pex5vsknk084sn02q`. */
  { readonly id: Scalars['ID']['input']; readonly token?: never; }
  |  /** The last part of the link in the mail. It works for whoever has it, whatever their address. */
  { readonly id?: never; readonly token: Scalars['String']['input']; };

/** Whom to invite, and as what. */
export type InviteMemberInput = {
  /** The address the invitation goes to, such as `ada@example.org`. */
  readonly email: Scalars['String']['input'];
  /** The language of the mail; EN unless told. */
  readonly language?: InputMaybe<MailLanguage>;
  /** What they will be allowed to do, such as `EDITOR`. */
  readonly role: Role;
  /** Which space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Whom. */
export type InvitePeopleInput = {
  /** At most 100. Those with an account are passed over. */
  readonly emails: ReadonlyArray<Scalars['String']['input']>;
  /** The language of the mail; yours unless told. */
  readonly language?: InputMaybe<MailLanguage>;
};

/** What a job does. New kinds may be added. */
export type JobKind =
  /** Writes a file. */
  | 'EXPORT'
  /** Reads a file into the space. */
  | 'IMPORT'
  /** Proposes flashcards from sources. */
  | 'MAKE_CARDS'
  | '%future added value';

/** Which space. */
export type LeaveSpaceInput = {
  /** Which space, such as `space_01h455vb4pex5vsknk084sn02q`. */
  readonly spaceId: Scalars['ID']['input'];
};

/** The language a mail is written in. */
export type MailLanguage =
  /** Arabic. */
  | 'AR'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** Hebrew. */
  | 'HE'
  /** Chinese. */
  | 'ZH'
  | '%future added value';

/** From what, and how many. */
export type MakeCardsInput = {
  /** Into which deck. */
  readonly deckId: Scalars['ID']['input'];
  /** What to mind, at most 10,000 characters. */
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
  /** Only these; left out: both. */
  readonly kinds?: InputMaybe<ReadonlyArray<CardKind>>;
  /** At most so many, 1 to 500; 20 unless told. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** From which sources; left out: the whole space. */
  readonly scope?: InputMaybe<ScopeInput>;
};

/** Up to which moment; `{}` for all there are. */
export type MarkAllNotificationsReadInput = {
  /** Only those that came until this moment, such as the `createdAt` of the newest you show: what comes meanwhile stays unread. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which. */
export type MarkFeedbackDoneInput = {
  /** At most 100. */
  readonly feedbackIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: nothing is left to do about it; false: something is. */
  readonly isDone: Scalars['Boolean']['input'];
};

/** Which notifications. */
export type MarkNotificationsReadInput = {
  /** One or many, at most 10,000, such as `["notification_01h455vb4pex5vsknk084sn02q"]`. */
  readonly notificationIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which sources, and whether one is done with them. */
export type MarkSourcesDoneInput = {
  /** true: they are kept and leave the Inbox without going into a collection; false: they come back to it. */
  readonly isDone: Scalars['Boolean']['input'];
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** All results of a list, by the same filter as the list: "all 3,000 results" are one call. */
export type MatchingSources = {
  /** The `totalCount` of the list as you have seen it, at most 100,000. When another number matches now, nothing is done: COUNT_CHANGED. */
  readonly expectedCount: Scalars['Int']['input'];
  /** The filter of the list; left out: all of the space that are not in the trash. */
  readonly filter?: InputMaybe<SourceFilter>;
  /** The space the list belongs to. */
  readonly spaceId: Scalars['ID']['input'];
};

/** Which tags, and what they become. */
export type MergeTagsInput = {
  /** The name they shall have, at most 100 characters; one that exists is joined. */
  readonly name: Scalars['String']['input'];
  /** At most 1,000, of one space. */
  readonly tagIds: ReadonlyArray<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Who speaks. */
export type MessageRole =
  /** The vault. */
  | 'ANSWER'
  /** A person. */
  | 'QUESTION'
  | '%future added value';

/** How a model is asked. */
export type ModelParamsInput = {
  /** The longest answer. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Its name: one of those that the vault can ask. */
  readonly model?: InputMaybe<Scalars['String']['input']>;
  /** JSON Schema, as JSON. */
  readonly responseSchema?: InputMaybe<Scalars['String']['input']>;
  /** For answers that can be had again. */
  readonly seed?: InputMaybe<Scalars['Int']['input']>;
  /** At most 16. */
  readonly stop?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** 0 to 2. */
  readonly temperature?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1. */
  readonly topP?: InputMaybe<Scalars['Float']['input']>;
};

/** What a model is asked for. New purposes may be added. */
export type ModelPurpose =
  /** Answers and assistant. */
  | 'ANSWER'
  /** Proposing flashcards. */
  | 'CARDS'
  /** Vectors of passages and questions. */
  | 'EMBEDDING'
  /** Judging: support of statements, test results. */
  | 'JUDGE'
  /** Reading sources: summary, tags, structure, translation. */
  | 'PROCESSING'
  /** Prompt runs, test runs and analyses. */
  | 'PROMPT'
  /** Insights, syntheses, drafts, articles and proposals for them. */
  | 'WORK'
  | '%future added value';

/** Which collection, and where to: under a parent, or beside a sibling. */
export type MoveCollectionInput = {
  /** The sibling it shall lie directly after. With neither it comes last; where it lies already, it stays. */
  readonly afterId?: InputMaybe<Scalars['ID']['input']>;
  /** The sibling it shall lie directly before. Give only one of this and `afterId`. */
  readonly beforeId?: InputMaybe<Scalars['ID']['input']>;
  /** Which collection. */
  readonly collectionId: Scalars['ID']['input'];
  /** The collection it shall lie in; null: the top of the tree; left out: where the sibling lies. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which sources, and where to. */
export type MoveSourcesInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The collection they shall lie in; null: in the space, in no collection. It has to be given. */
  readonly toCollectionId?: InputMaybe<Scalars['ID']['input']>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new card. */
export type NewCard = {
  /** Markdown, at most 20,000 characters; needed of a BASIC card. */
  readonly back?: InputMaybe<Scalars['String']['input']>;
  /** Where it is from, at most 20. */
  readonly citations?: InputMaybe<ReadonlyArray<NewCitation>>;
  /** Markdown, at most 20,000 characters. */
  readonly front: Scalars['String']['input'];
  /** What it is. */
  readonly kind: CardKind;
  /** At most 20. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A quote to cite. It has to stand in the source letter by letter, white space, quotation marks and hyphens at line ends aside: otherwise NOT_IN_SOURCE. */
export type NewCitation = {
  /** Its name in the text that is sent along, such as `new1` for `[^new1]`; there it becomes the id of the citation. */
  readonly mark?: InputMaybe<Scalars['String']['input']>;
  /** The words right before it: which place, when there are several. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 2,000 characters. */
  readonly quote: Scalars['String']['input'];
  /** Which source. */
  readonly sourceId: Scalars['ID']['input'];
  /** The words right after it. */
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
};

/** A file whose bytes follow: send them to `Source.uploadPath` with PUT and the same credential, or resumably to `/vault/api/v1/uploads` with tus. */
export type NewFile = {
  /** Such as `application/pdf`. */
  readonly mimeType?: InputMaybe<Scalars['String']['input']>;
  /** With its extension, such as `paper.pdf`. */
  readonly name: Scalars['String']['input'];
  /** SHA-256 of its bytes, hexadecimal. When the collection has this file already, that one is answered as ALREADY_THERE, and nothing need be sent. */
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
  /** In bytes, a whole number; what comes must have this size. */
  readonly size: Scalars['Float']['input'];
};

/** A web page to keep. */
export type NewLink = {
  /** The page as you have it before you, at most 2,000,000 characters (a larger one goes to `Source.pageUploadPath`): it is read instead of what the address answers, which may be a sign-in. When the collection has the link already and could not read it, it is read from this now. */
  readonly html?: InputMaybe<Scalars['String']['input']>;
  /** Such as `https://example.org/page`; without a scheme, https is meant. */
  readonly url: Scalars['String']['input'];
};

/** One new source: exactly one of these. */
export type NewSource =
  /** Pasted text. */
  { readonly content: NewText; readonly file?: never; readonly link?: never; readonly note?: never; }
  |  /** A file, whose bytes follow. */
  { readonly content?: never; readonly file: NewFile; readonly link?: never; readonly note?: never; }
  |  /** A web page. */
  { readonly content?: never; readonly file?: never; readonly link: NewLink; readonly note?: never; }
  |  /** A note. */
  { readonly content?: never; readonly file?: never; readonly link?: never; readonly note: NewText; };

/** A text to keep. */
export type NewText = {
  /** At most 2,000,000 characters. Notes are read as Markdown. */
  readonly text: Scalars['String']['input'];
  /** At most 500 characters; left out: the first line of the text. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What a notification tells. New kinds may be added: leave out unknown ones. */
export type NotificationKind =
  /** An import into `space` has ended: `count` sources were added, `failedCount` could not be taken. */
  | 'IMPORT_FINISHED'
  /** `actorName` invites you to `spaceName` as `role`. */
  | 'INVITATION'
  /** Sources you added could not be processed: `count` of them in `space`, such as `source`. One per burst. */
  | 'PROCESSING_FAILED'
  /** `actorName` made you a member of `space` as `role`. */
  | 'SHARED'
  | '%future added value';

/** The language that results are translated to. */
export type OutputLanguage =
  /** Brazilian Portuguese: `Brazilian` in REST. */
  | 'BRAZILIAN_PORTUGUESE'
  /** Chinese, simplified: `Chinese` in REST. */
  | 'CHINESE'
  /** English. */
  | 'ENGLISH'
  /** Not translated: `Without translation` and `No Translate` in REST. */
  | 'ORIGINAL'
  | '%future added value';

/** What happens to the length of a text. */
export type OutputLength =
  /** Everything is kept, told at length. */
  | 'LONG'
  /** About half. */
  | 'NORMAL'
  /** The essentials. */
  | 'SHORT'
  /** Nothing: `No length change` in REST. */
  | 'UNCHANGED'
  | '%future added value';

/** Whether somebody can sign in. */
export type PersonState =
  /** They can. */
  | 'ACTIVE'
  /** An administrator disabled the account: no session and no key of it counts. */
  | 'DISABLED'
  /** An administrator invited them; they have not come yet. */
  | 'INVITED'
  /** Their address is not proven yet. */
  | 'UNVERIFIED'
  | '%future added value';

/** What a step of a plan is, for programs that have words of their own. New kinds may be added: show `title`. */
export type PlanStepKind =
  /** A language model chooses changes of the closed list. */
  | 'ASK_MODEL'
  /** Links whose page is gone. */
  | 'CHECK_LINKS'
  /** A collection of what a search finds. */
  | 'COLLECT'
  /** Pages that several sources refer to, and that are not here. */
  | 'FIND_GAPS'
  /** What is there twice. */
  | 'MERGE'
  /** Places for what lies in the Inbox. */
  | 'MOVE'
  /** What was asked for is none of its acts: deleting for good, sharing, sending. */
  | 'NOT_AN_ACT'
  /** The wish was not understood: that needs a model, or one of the words it knows. */
  | 'NOT_UNDERSTOOD'
  /** Titles for what is called by its file or address. */
  | 'RENAME'
  /** Summaries for what has none. */
  | 'SUMMARIZE'
  /** Tags for what has none. */
  | 'TAG'
  | '%future added value';

/** How a stage ended. */
export type ProcessingOutcome =
  /** It cannot be done; `code` and `message` say why. */
  | 'FAILED'
  /** A passing problem: it is tried again. */
  | 'RETRYING'
  /** It has not ended yet. */
  | 'RUNNING'
  /** It was not needed. */
  | 'SKIPPED'
  /** It did what it should. */
  | 'SUCCEEDED'
  | '%future added value';

/** One step of the processing. */
export type ProcessingStage =
  /** Finding its text. */
  | 'EXTRACT'
  /** Getting the page. */
  | 'FETCH'
  /** Making its pictures. */
  | 'PREVIEW'
  /** Recognising text in pictures: of a scan, or in a photograph. */
  | 'RECOGNIZE'
  /** Showing the page in a browser: its text is found once more then. */
  | 'RENDER'
  /** Writing it in the length and the way the space wants. */
  | 'REWRITE'
  /** Keeping the result. */
  | 'SAVE'
  /** Keeping the page as it was. */
  | 'SNAPSHOT'
  /** Finding its outline. */
  | 'STRUCTURE'
  /** Summing it up. */
  | 'SUMMARY'
  /** Finding its tags. */
  | 'TAGS'
  /** Translating it. */
  | 'TRANSLATE'
  | '%future added value';

/** How far one stage is. */
export type ProcessingStageState =
  /** It has ended. */
  | 'DONE'
  /** It runs. */
  | 'RUNNING'
  /** It has not begun yet, or will be tried again. */
  | 'WAITING'
  | '%future added value';

/** What a prompt says; what is not given stays. */
export type PromptContentInput = {
  /** All messages, at most 50. */
  readonly messages?: InputMaybe<ReadonlyArray<PromptMessageInput>>;
  /** All parameters; those left out become null. */
  readonly params?: InputMaybe<ModelParamsInput>;
  /** Descriptions and defaults of variables; those of names that stand nowhere are kept. */
  readonly variables?: InputMaybe<ReadonlyArray<PromptVariableInput>>;
};

/** Which prompts are wanted. Everything given must hold. */
export type PromptFilter = {
  /** true: also what lies in the collections below it. */
  readonly includeDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these. */
  readonly kinds?: InputMaybe<ReadonlyArray<PromptKind>>;
  /** Only those with this label. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** Only those with these words in name, title or messages. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** true: only what lies in no collection. */
  readonly withoutCollection?: InputMaybe<Scalars['Boolean']['input']>;
};

/** As what prompts are saved and read. */
export type PromptFormat =
  /** Langfuse JSON. */
  | 'LANGFUSE'
  /** Markdown with front matter; of a collection a zip of such files. */
  | 'MARKDOWN'
  /** OpenAI's JSON of a prompt or of a call. */
  | 'OPENAI'
  /** Promptfoo YAML. */
  | 'PROMPTFOO'
  | '%future added value';

/** What a prompt is for. */
export type PromptKind =
  /** To be included by others. */
  | 'FRAGMENT'
  /** To be run. */
  | 'PROMPT'
  | '%future added value';

/** A message of a prompt. */
export type PromptMessageInput = {
  /** Who speaks. */
  readonly role: PromptRole;
  /** At most 200,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** What a prompt can stand in for. New purposes may be added. */
export type PromptPurpose =
  /** Answers in conversations. */
  | 'ANSWER'
  /** Articles of the compendium. */
  | 'ARTICLE'
  /** Plans of the assistant. */
  | 'ASSISTANT'
  /** Flashcards. */
  | 'CARDS'
  /** Drafts. */
  | 'DRAFT'
  /** Headings for texts without any. */
  | 'HEADINGS'
  /** Insights. */
  | 'INSIGHT'
  /** The instructions that sources are processed by, in place of `SpaceSettings.instructions`. */
  | 'INSTRUCTIONS'
  /** Whether the answer of a test does what an assertion asks. */
  | 'JUDGE'
  /** Proposals for works. */
  | 'PROPOSAL'
  /** Texts in another length. */
  | 'REWRITE'
  /** Summaries of sources. */
  | 'SUMMARY'
  /** Syntheses. */
  | 'SYNTHESIS'
  /** Tags of sources. */
  | 'TAGS'
  /** Translations of sources. */
  | 'TRANSLATION'
  | '%future added value';

/** Who speaks in a message of a prompt. */
export type PromptRole =
  /** The model, as an example. */
  | 'ASSISTANT'
  /** The system message. */
  | 'SYSTEM'
  /** The user. */
  | 'USER'
  | '%future added value';

/** What a model is to answer. */
export type PromptRunTargetInput = {
  /** Which model; left out: the one of its parameters. */
  readonly model?: InputMaybe<Scalars['String']['input']>;
  /** Which version; left out: the draft. */
  readonly versionId?: InputMaybe<Scalars['ID']['input']>;
};

/** What to look for or to do. All but ANALYSE and CHECK_CONSISTENCY answer with replacements for the whole of a message. */
export type PromptTool =
  /** Add examples. */
  | 'ADD_EXAMPLES'
  /** Everything that could be better. */
  | 'ANALYSE'
  /** Contradictions only. */
  | 'CHECK_CONSISTENCY'
  /** The same, shorter. */
  | 'COMPRESS'
  /** The same, with more detail. */
  | 'EXPAND'
  /** Layout, headings, lists. */
  | 'FORMAT'
  /** The same, clearer. */
  | 'IMPROVE_CLARITY'
  /** The same in fewer tokens. */
  | 'OPTIMIZE_TOKENS'
  /** What is said twice, once. */
  | 'REMOVE_REDUNDANCY'
  | '%future added value';

/** What is known of a variable. */
export type PromptVariableInput = {
  /** What it is unless told; null or left out: it has to be given. */
  readonly defaultFill?: InputMaybe<VariableFillInput>;
  /** What belongs there. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
};

/** Why a change is proposed, for programs that have words for it; `reasonValues` has what these need. New reasons may be added: show `reason`. */
export type ProposalReason =
  /** Nearly all of their words are the same. Values: how many there are. */
  | 'ALMOST_SAME_TEXT'
  /** The page was gone when it was last read. Values: the site. */
  | 'DEAD_LINK'
  /** A search for the topic finds it. Values: the topic. */
  | 'HAS_THE_WORDS'
  /** Sources of several sites link to it. Values: how many. */
  | 'LINKED_BY_SEVERAL'
  /** A language model says why. Values: its sentence. */
  | 'MODEL'
  /** You moved much there lately. Values: how many of your last moves went there. */
  | 'PLACE_BY_MOVES'
  /** Sources of the same site lie there. Values: how many. */
  | 'PLACE_BY_SITE'
  /** What lies there has the same tags. Values: these tags. */
  | 'PLACE_BY_TAGS'
  /** What lies there has the same words. Values: these words. */
  | 'PLACE_BY_WORDS'
  /** They have the same address. Values: how many there are. */
  | 'SAME_ADDRESS'
  /** They have the same bytes. Values: how many there are. */
  | 'SAME_FILE'
  /** They have the same text. Values: how many there are. */
  | 'SAME_TEXT'
  /** It has no summary, and these sentences say most of it. */
  | 'SENTENCES_OF_TEXT'
  /** Its title has the tag. Values: the tag. */
  | 'TAG_IN_TITLE'
  /** What is most like it has the tag. Values: the tag, how many have it, of how many. */
  | 'TAG_OF_SIMILAR'
  /** It is called by its file or address, and its text begins so. */
  | 'TITLE_IN_TEXT'
  | '%future added value';

/** What became of a proposed change. */
export type ProposedChangeState =
  /** Done. */
  | 'APPLIED'
  /** Somebody does not want it. */
  | 'DISMISSED'
  /** It could not be done; `failure` says why. */
  | 'FAILED'
  /** What it is about has changed so that it does not fit any more. */
  | 'OUTDATED'
  /** Nobody has decided. */
  | 'PROPOSED'
  /** Done and taken back. */
  | 'UNDONE'
  | '%future added value';

/** Which prompt shall stand in for one of the vault's own from now on, or none. */
export type PurposePromptChange = {
  /** null or left out: none; the vault asks in its own words. */
  readonly prompt?: InputMaybe<ChosenPromptInput>;
  /** What for. */
  readonly purpose: PromptPurpose;
};

/** A prompt that shall stand in for one of the vault's own. */
export type PurposePromptInput = {
  /** Which version of it. */
  readonly label: Scalars['String']['input'];
  /** A prompt of the same space. */
  readonly promptId: Scalars['ID']['input'];
  /** What for. Refused for what the vault does not ask a model for yet. */
  readonly purpose: PromptPurpose;
};

/** How well you knew it. */
export type Rating =
  /** Not. */
  | 'AGAIN'
  /** At once. */
  | 'EASY'
  /** Yes. */
  | 'GOOD'
  /** With effort. */
  | 'HARD'
  | '%future added value';

/** Which ones: give one of both. */
export type RedeliverInput = {
  /** At most 100. */
  readonly deliveryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** A webhook that shall get a test. */
  readonly testOf?: InputMaybe<Scalars['ID']['input']>;
};

/** Who may register. */
export type RegistrationMode =
  /** Nobody. */
  | 'CLOSED'
  /** Whoever has an address of an allowed domain, or an invitation. */
  | 'DOMAINS'
  /** Whoever has an invitation, into a space or by an administrator. */
  | 'INVITED'
  /** Everybody. */
  | 'OPEN'
  | '%future added value';

/** A part of who may register. */
export type RegistrationSetting =
  /** The domains. */
  | 'ALLOWED_DOMAINS'
  /** Who may. */
  | 'MODE'
  /** Whether an account counts only when its address is proven: always with DOMAINS. */
  | 'NEEDS_VERIFIED_EMAIL'
  /** How many spaces one person may own. */
  | 'SPACES_PER_PERSON'
  | '%future added value';

/** Who goes. */
export type RemoveMemberInput = {
  /** Which member, such as `member_01h455vb4pex5vsknk084sn02q`. */
  readonly memberId: Scalars['ID']['input'];
};

/** Which ones. */
export type RemovePasskeysInput = {
  /** At most 20. */
  readonly passkeyIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which sources. */
export type ReprocessSourcesInput = {
  /** Links: true: read in a browser from now on, which runs their scripts and takes pictures of them; false: not any more, unless they are built by scripts. Left out: as before. INVALID when this vault has no browser. */
  readonly inBrowser?: InputMaybe<Scalars['Boolean']['input']>;
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Which address. */
export type RequestEmailChangeInput = {
  /** The new address; null: take the wish back. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
};

/** Which, and how. */
export type ResolvePromptSuggestionsInput = {
  /** The `draftUpdatedAt` they were made for. When the draft changed since, nothing is done: CONFLICT. Left out: it counts whether their ranges still stand there. */
  readonly ifUnchangedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** APPLIED or DISMISSED. APPLIED of one without replacement is NOT_ALLOWED. */
  readonly state: SuggestionState;
  /** At most 200, of one analysis. */
  readonly suggestionIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which deleted collections. */
export type RestoreCollectionsInput = {
  /** Ids of `DeletedCollection`, at most 100. */
  readonly deletedCollectionIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** What of the trash, at least one. */
export type RestorePromptsInput = {
  /** Prompt collections, with all that went with them; at most 1,000. */
  readonly promptCollectionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Prompts, at most 1,000. */
  readonly promptIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Which revision. */
export type RestoreRevisionInput = {
  /** The `updatedAt` of the source or work that you have read. When somebody changed it since, nothing is done: CONFLICT. Left out: your change counts. */
  readonly ifUnchangedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which revision, such as `revision_01h455vb4pex5vsknk084sn02q`: one of `Source.revisions` or `Work.revisions`. */
  readonly revisionId: Scalars['ID']['input'];
};

/** Which smart collection. */
export type RestoreSmartCollectionInput = {
  /** One that was deleted. */
  readonly smartCollectionId: Scalars['ID']['input'];
};

/** Which sources. */
export type RestoreSourcesInput = {
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Of which kind. */
export type RetryFailedJobsInput = {
  /** The name of the queue, such as `processSource`. */
  readonly queue: Scalars['String']['input'];
};

/** Which sources. */
export type RetrySourcesInput = {
  /** Links: true: read in a browser from now on, which runs their scripts and takes pictures of them; false: not any more, unless they are built by scripts. Left out: as before. INVALID when this vault has no browser. */
  readonly inBrowser?: InputMaybe<Scalars['Boolean']['input']>;
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Your answers. */
export type ReviewCardsInput = {
  /** At most 1,000. */
  readonly reviews: ReadonlyArray<ReviewInput>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One answer. */
export type ReviewInput = {
  /** Which card: ACTIVE. */
  readonly cardId: Scalars['ID']['input'];
  /** How long you took. */
  readonly durationMs?: InputMaybe<Scalars['Int']['input']>;
  /** How well you knew it. */
  readonly rating: Rating;
  /** When, not ahead of now; left out: now. */
  readonly reviewedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which key. */
export type RevokeApiKeyInput = {
  /** Which key, such as `key_01h455vb4pex5vsknk084sn02q`. */
  readonly apiKeyId: Scalars['ID']['input'];
};

/** Which invitation. */
export type RevokeInvitationInput = {
  /** Which invitation, such as `invitation_01h455vb4pex5vsknk084sn02q`. */
  readonly invitationId: Scalars['ID']['input'];
};

/** Which ones: give one of both. */
export type RevokeSessionsInput = {
  /** true: all but the one you are asking with. */
  readonly allOthers?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100. */
  readonly sessionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What a member may do in a space. */
export type Role =
  /** Add, change and delete collections and sources. */
  | 'EDITOR'
  /** Everything, also settings and members. */
  | 'OWNER'
  /** Read. */
  | 'VIEWER'
  | '%future added value';

/** What to run, and with what. */
export type RunPromptInput = {
  /** true: answer only `estimate`; no model is asked. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Each version is run with each of these, at most 8; left out: the model of its parameters. */
  readonly models?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which prompt. */
  readonly promptId: Scalars['ID']['input'];
  /** What stands side by side, at most 16, in this order; in place of `versionIds` and `models`. */
  readonly targets?: InputMaybe<ReadonlyArray<PromptRunTargetInput>>;
  /** What to put in for variables. */
  readonly values?: InputMaybe<ReadonlyArray<VariableValueInput>>;
  /** Which versions, at most 8; left out: the draft. */
  readonly versionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Where a run stands. The last four are final. */
export type RunState =
  /** It has looked at what it would do and waits for `approveJobs`. */
  | 'AWAITING_APPROVAL'
  /** Its file has to be sent first: see `Job.uploadPath`. */
  | 'AWAITING_FILE'
  /** It failed; `failure` says why. What it made before is kept. */
  | 'FAILED'
  /** Its process ended. What it made before is kept; asking again pays nothing twice. */
  | 'INTERRUPTED'
  /** It is under way. */
  | 'RUNNING'
  /** Somebody stopped it. What it made before is kept. */
  | 'STOPPED'
  /** It is done. */
  | 'SUCCEEDED'
  /** It waits for its turn. */
  | 'WAITING'
  | '%future added value';

/** Of which prompt. */
export type SavePromptVersionInput = {
  /** Labels that shall name it at once, at most 20. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What is new, at most 2,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Which prompt. */
  readonly promptId: Scalars['ID']['input'];
};

/** Which, and what. */
export type SaveTestSetInput = {
  /** New cases, at the end; at most 1,000. For more: `startImport` with TEST_SET_CSV. */
  readonly add?: InputMaybe<ReadonlyArray<TestCaseInput>>;
  /** Cases that shall be different, at most 1,000. */
  readonly change?: InputMaybe<ReadonlyArray<TestCaseChange>>;
  /** At most 200 characters; needed of a new one. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The prompt. */
  readonly promptId: Scalars['ID']['input'];
  /** Cases that shall go, at most 1,000. */
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Which one; left out: a new one. */
  readonly testSetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which sources something is about. Nothing given: the whole space. Collections and sources are joined, `filter` narrows what they give. */
export type ScopeInput = {
  /** What lies in these and below them, at most 100. */
  readonly collectionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only what this filter takes. It is kept, and read anew each time. */
  readonly filter?: InputMaybe<SourceFilter>;
  /** These, at most 1,000. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Other spaces of yours to search besides, at most 20. Only for `ask` and in conversations that are not shared; elsewhere NOT_ALLOWED, since others would read what they may not see. */
  readonly spaceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Where a passage comes from. */
export type SearchSnippetField =
  /** The name of a file. */
  | 'FILE_NAME'
  /** What a person noted about it. */
  | 'NOTE'
  /** Its tags, separated by commas. */
  | 'TAGS'
  /** The readable text. */
  | 'TEXT'
  /** The address of a link. */
  | 'URL'
  | '%future added value';

/** What you say. */
export type SendFeedbackInput = {
  /** At most 4,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Which label, and which version. */
export type SetPromptLabelInput = {
  /** Whether only owners may move it from now on. Owners only. */
  readonly isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name; a new one is made. */
  readonly label: Scalars['String']['input'];
  /** Which prompt. */
  readonly promptId: Scalars['ID']['input'];
  /** The version it shall name; null: the label goes. */
  readonly versionId?: InputMaybe<Scalars['ID']['input']>;
};

/** How far you are. */
export type SetReadingProgressInput = {
  /** The share you have read, from 0 to 1. */
  readonly progress: Scalars['Float']['input'];
  /** Which source. */
  readonly sourceId: Scalars['ID']['input'];
};

/** A range of sizes in kilobytes of 1,024 bytes, both ends included. */
export type SizeRange = {
  /** At most so many, such as `2048`. */
  readonly max?: InputMaybe<Scalars['Float']['input']>;
  /** At least so many, such as `0.5`. */
  readonly min?: InputMaybe<Scalars['Float']['input']>;
};

/** Which sources of a list are wanted. Everything given must hold. Without it: all that are not in the trash. */
export type SourceFilter = {
  /** Only what lies in this collection. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Added at this moment or later. */
  readonly createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Added before this moment. */
  readonly createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Added in so many days before now, such as 30. */
  readonly createdWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only what came into the trash with this deleted collection and those below it; with `trashed: true`. */
  readonly deletedCollectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Links to this host, such as `example.org`; `www.` does not count. */
  readonly domain?: InputMaybe<Scalars['String']['input']>;
  /** Failed for one of these reasons. */
  readonly failureCodes?: InputMaybe<ReadonlyArray<FailureCode>>;
  /** true: only your favorites. */
  readonly favorites?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what came from this feed. */
  readonly feedId?: InputMaybe<Scalars['ID']['input']>;
  /** true: also what lies in the collections below `collectionId`, or below the collection whose list this is. */
  readonly includeDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** In this language, as a BCP 47 tag: `en` finds `en-GB` too. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** Only notes whose text links to this source. */
  readonly linksToId?: InputMaybe<Scalars['ID']['input']>;
  /** Last changed by a person at this moment or later. */
  readonly modifiedAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Last changed by a person before this moment. */
  readonly modifiedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** true: only what was added in the last 7 days. */
  readonly recent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a size in this range. */
  readonly sizeKB?: InputMaybe<SizeRange>;
  /** In one of these statuses. */
  readonly statuses?: InputMaybe<ReadonlyArray<SourceStatus>>;
  /** With these tags. */
  readonly tags?: InputMaybe<TagFilter>;
  /** What one types into a search field: words, beginnings of words, `"whole phrases"`, `-without`, and the operators `tag: type: status: in: before: after: is:favorite`. At most 1,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** true: only those in the trash. Else only those that are not. */
  readonly trashed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one of these types. */
  readonly types?: InputMaybe<ReadonlyArray<SourceType>>;
  /** true: only the Inbox: what lies in no collection and is not done. */
  readonly withoutCollection?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: without what came into the trash with a deleted collection; with `trashed: true`. */
  readonly withoutDeletedCollections?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of a list of sources. Equal ones follow by id, so that the order is total. */
export type SourceOrder =
  /** When the filter has a text: what has any of its words, in any form, those with the passage that fits best first, as `ask` ranks them; at most 200, none that failed or lies in the trash. Operators and `-without` hold. Without a text, as MODIFIED. Read from its beginning only. */
  | 'BEST_MATCH'
  /** Newest first. */
  | 'CREATED'
  /** Last changed by a person first. */
  | 'MODIFIED'
  /** By title, from A to Z: case and accents do not count, numbers do by their value. */
  | 'NAME'
  /** When the filter has a text: what has it in title or tags first, and of equals the newest. Without one, as MODIFIED. Read from its beginning only. */
  | 'RELEVANCE'
  /** Largest first; those without a size last. */
  | 'SIZE'
  /** Last put into the trash first; only with the filter `trashed: true`. */
  | 'TRASHED'
  /** Links, then files, pasted text and notes; within each, last changed first. */
  | 'TYPE'
  | '%future added value';

/** How far the processing of a source is. */
export type SourceStatus =
  /** Its text is there. */
  | 'COMPLETED'
  /** `failure` says why. `retrySources` starts over. */
  | 'FAILED'
  /** It waits for a worker, or for the next try. */
  | 'PENDING'
  /** A worker is at it. */
  | 'PROCESSING'
  /** Its bytes are still on their way. */
  | 'UPLOADING'
  | '%future added value';

/** What kind of thing a source is. */
export type SourceType =
  /** Pasted text. */
  | 'CONTENT'
  /** An uploaded file. */
  | 'FILE'
  /** A note in Markdown. */
  | 'NOTE'
  /** A link to a web page. */
  | 'URI'
  | '%future added value';

/** Settings of a space; what is not given keeps its value, or its default in a new space. */
export type SpaceSettingsInput = {
  /** Whether a summary is written. */
  readonly createSummary?: InputMaybe<Scalars['Boolean']['input']>;
  /** What else to mind, in plain words. */
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
  /** The language results are translated to. Not together with `outputLanguage`. */
  readonly language?: InputMaybe<OutputLanguage>;
  /** What happens to the length. Not together with `lengthModify`. */
  readonly length?: InputMaybe<OutputLength>;
  /**
   * What happens to the length: `No length change` (default), `Short`, `Normal` or `Long`.
   * @deprecated Use `length`.
   */
  readonly lengthModify?: InputMaybe<Scalars['String']['input']>;
  /** Whether texts get headings and an outline. */
  readonly managedStructure?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether tags are chosen automatically. */
  readonly managedTags?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The language results are translated to: `Without translation` (default), `No Translate`, `English`, `Brazilian` or `Chinese`.
   * @deprecated Use `language`.
   */
  readonly outputLanguage?: InputMaybe<Scalars['String']['input']>;
  /** The purposes that another prompt shall stand in for, each once; all others keep theirs. Not together with `prompts`. */
  readonly promptChanges?: InputMaybe<ReadonlyArray<PurposePromptChange>>;
  /** All prompts that stand in for the vault's own, at most one for each purpose. A new space has none yet. */
  readonly prompts?: InputMaybe<ReadonlyArray<PurposePromptInput>>;
};

/** Where, about what, and the first question. */
export type StartConversationInput = {
  /** Of the assistant: what to look for, whatever the words of the question say. NOT_ALLOWED in other conversations. */
  readonly aims?: InputMaybe<ReadonlyArray<AssistantAim>>;
  /** Whether all members may read it; false unless told. NOT_ALLOWED when its scope has other spaces. */
  readonly isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** ASK unless told. */
  readonly kind?: InputMaybe<ConversationKind>;
  /** How to answer; left out: MODEL where the vault has one, else EXTRACTIVE. */
  readonly mode?: InputMaybe<AnswerMode>;
  /** The first question, at most 4,000 characters. */
  readonly question?: InputMaybe<Scalars['String']['input']>;
  /** Which sources; left out: the whole space. */
  readonly scope?: InputMaybe<ScopeInput>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What, and as what. */
export type StartExportInput = {
  /** As what. */
  readonly format: ExportFormat;
  /** Whether files and kept pages go along; true unless told. Only VAULT_ZIP. */
  readonly includeFiles?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which sources; left out: the whole space. */
  readonly scope?: InputMaybe<ScopeInput>;
  /** The space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** What, and where to. */
export type StartImportInput = {
  /** What to do with sources that are there already; SKIP_IN_SPACE unless told. */
  readonly duplicates?: InputMaybe<DuplicateHandling>;
  /** Such as `bookmarks.html`. */
  readonly fileName: Scalars['String']['input'];
  /** What it is. */
  readonly format: ImportFormat;
  /** Where to. */
  readonly into: ImportTarget;
  /** In bytes, at most 500 MB; of prompts and cases 20 MB. */
  readonly size: Scalars['Float']['input'];
  /** true: carry it out at once. Otherwise the job stops as AWAITING_APPROVAL with its report, for `approveJobs`. */
  readonly skipDryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tags for everything that comes, at most 50. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Which, and with what. */
export type StartTestRunInput = {
  /** What it may cost at most, in the currency of the prices; then it is STOPPED. Left out: the budget of the space alone counts. */
  readonly budget?: InputMaybe<Scalars['Float']['input']>;
  /** true: answer only `estimate`; the run is STOPPED at once and asks no model. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 8; left out: the model of each version. */
  readonly models?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which one. */
  readonly testSetId: Scalars['ID']['input'];
  /** Which versions, at most 8. */
  readonly versionIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which runs. */
export type StopRunsInput = {
  /** Ids of anything that is a Run, at most 100. */
  readonly runIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** How you learn a deck; what is not given stays. */
export type StudySettingsInput = {
  /** 0.7 to 0.97. */
  readonly desiredRetention?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1,000. */
  readonly newPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 10,000. */
  readonly reviewsPerDay?: InputMaybe<Scalars['Int']['input']>;
};

/** What a suggestion is about. New kinds may be added. */
export type SuggestionKind =
  /** It can be understood in two ways. */
  | 'AMBIGUITY'
  /** It asks for what it forbids. */
  | 'CONTRADICTION'
  /** It has no examples, or poor ones. */
  | 'EXAMPLES'
  /** The form of the answer, or its own layout. */
  | 'FORMAT'
  /** What it wants is not said. */
  | 'GOAL'
  /** What variables put in could be read as instructions. */
  | 'INJECTION'
  /** It could be shorter, or should say more. */
  | 'LENGTH'
  /** It says the same twice. */
  | 'REPETITION'
  /** It does not say who speaks. */
  | 'ROLE'
  /** The same in fewer tokens. */
  | 'TOKENS'
  /** A variable is unused, unknown or without default. */
  | 'VARIABLES'
  | '%future added value';

/** How much a suggestion matters. */
export type SuggestionSeverity =
  /** It will not do what it shall. */
  | 'ERROR'
  /** A matter of taste. */
  | 'INFO'
  /** It may go wrong. */
  | 'WARNING'
  | '%future added value';

/** What became of a suggestion. */
export type SuggestionState =
  /** Its replacement stands in the prompt. */
  | 'APPLIED'
  /** Somebody does not want it. */
  | 'DISMISSED'
  /** Nobody has decided. */
  | 'OPEN'
  | '%future added value';

/** Whether quotes bear out what is said. "Your source says", never "true". */
export type Support =
  /** Somebody's own words, without citations: nothing is claimed, no mark is drawn. Works and cards only. */
  | 'OWN'
  /** They do, but for `doubts`. */
  | 'PARTLY'
  /** They do: every number, date and name of it stands in them. */
  | 'SUPPORTED'
  /** It has no quote: shown as "no source", never with a number. */
  | 'UNSUPPORTED'
  | '%future added value';

/** Which tags a source must have. Case does not count. */
export type TagFilter = {
  /** Each of these names. */
  readonly all?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** At least one of these names. */
  readonly any?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Which sources, and which tags. */
export type TagSourcesInput = {
  /** Names of tags they shall have, such as `["draft", "to read"]`: at most 50, each at most 100 characters. New ones are created. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** All that match a filter. Give either this or `sourceIds`. */
  readonly matching?: InputMaybe<MatchingSources>;
  /** Names of tags they shall not have, at most 50. What is also in `add` is added. */
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** One or many, at most 10,000. Give either these or `matching`. */
  readonly sourceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Something that must hold of an answer. */
export type TestAssertionInput = {
  /** What kind. */
  readonly kind: AssertionKind;
  /** 0 to 1, where that matters; 0.8 unless told. */
  readonly threshold?: InputMaybe<Scalars['Float']['input']>;
  /** What it is compared with; empty: with the answer that the case expects. */
  readonly value: Scalars['String']['input'];
};

/** What a case shall be. */
export type TestCaseChange = {
  /** All of it. */
  readonly case: TestCaseInput;
  /** Which case. */
  readonly testCaseId: Scalars['ID']['input'];
};

/** A case. */
export type TestCaseInput = {
  /** What must hold, at most 20. */
  readonly assertions?: InputMaybe<ReadonlyArray<TestAssertionInput>>;
  /** The answer one would want. */
  readonly expected?: InputMaybe<Scalars['String']['input']>;
  /** What the variables are. */
  readonly values: ReadonlyArray<VariableValueInput>;
};

/** Which space. */
export type UnarchiveSpaceInput = {
  /** Which space, such as `space_01h455vb4pex5vsknk084sn02q`. */
  readonly spaceId: Scalars['ID']['input'];
};

/** What to take back. */
export type UndoChangeInput = {
  /** The `undoId` that the mutation answered, at most an hour ago, or `Job.undoId`. */
  readonly undoId: Scalars['ID']['input'];
};

/** What shall be different; what is not given stays. */
export type UpdateCardsInput = {
  /** Which cards, at most 1,000. */
  readonly cardIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Into this deck of the same space. */
  readonly deckId?: InputMaybe<Scalars['ID']['input']>;
  /** true: somebody looked at the change of the source; `sourceChangedAt` becomes null. */
  readonly sourceChangeSeen?: InputMaybe<Scalars['Boolean']['input']>;
  /** ACTIVE or SUSPENDED. */
  readonly state?: InputMaybe<CardState>;
  /** All the tags they shall have, at most 20. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Another text; only with one id. */
  readonly text?: InputMaybe<CardTextInput>;
  /** true: remember how to take it back with `undoChange`, for an hour. `undoId` says how to ask for it. */
  readonly undoable?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateCollectionInput = {
  /** Which collection. */
  readonly collectionId: Scalars['ID']['input'];
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The collection it shall lie in; null: the top of the tree; left out: stays where it is. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateConversationInput = {
  /** Which conversation. */
  readonly conversationId: Scalars['ID']['input'];
  /** Whether all members of the space may read it. NOT_ALLOWED when its scope has, or ever had, other spaces. */
  readonly isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which sources it asks from the next question on. */
  readonly scope?: InputMaybe<ScopeInput>;
  /** At most 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateDeckInput = {
  /** Which deck. */
  readonly deckId: Scalars['ID']['input'];
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How you learn it: only what shall be different. */
  readonly studySettings?: InputMaybe<StudySettingsInput>;
};

/** What shall be different; what is not given stays. */
export type UpdateFeedsInput = {
  /** Where the sources go; null: the inbox; left out: stays. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Which feeds, at most 1,000. */
  readonly feedIds: ReadonlyArray<Scalars['ID']['input']>;
  /** How often they are read. */
  readonly intervalMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whether they are not read. */
  readonly isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most so many new items in one reading. */
  readonly itemLimit?: InputMaybe<Scalars['Int']['input']>;
  /** After so many days the sources go to the trash; null: never. */
  readonly keepDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only items with one of these come; empty: all. */
  readonly onlyWords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** true: read them at once. */
  readonly readNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Items with one of these do not come. */
  readonly skipWords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** All the tags for what comes. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Another title; only with one id. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateHighlightInput = {
  /** In what color. */
  readonly color?: InputMaybe<HighlightColor>;
  /** Which highlight. */
  readonly highlightId: Scalars['ID']['input'];
  /** What you note about it, at most 10,000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The words right before it, at most 500 characters. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  /** The marked words, at most 10,000 characters. */
  readonly quote?: InputMaybe<Scalars['String']['input']>;
  /** The words right after it, at most 500 characters. */
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdatePeopleInput = {
  /** true: they are signed out everywhere; their keys stay. */
  readonly endSessions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they look after the vault. */
  readonly isAdministrator?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: no session and no key of theirs counts any more; false: again. */
  readonly isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100. */
  readonly personIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateProfileInput = {
  /** At most 100 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** The language of mails to you. */
  readonly language?: InputMaybe<MailLanguage>;
  /** All of what you want a mail of from now on; INVITATION cannot be among them: it has a mail of its own. */
  readonly mailedNotifications?: InputMaybe<ReadonlyArray<NotificationKind>>;
  /** All of what you want to hear nothing of from now on; INVITATION cannot be among them. */
  readonly mutedNotifications?: InputMaybe<ReadonlyArray<NotificationKind>>;
  /** true: no picture any more. */
  readonly removePhoto?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdatePromptCollectionInput = {
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The one it shall lie in; null: the top of the tree; left out: stays. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Which one. */
  readonly promptCollectionId: Scalars['ID']['input'];
};

/** What shall be different; what is not given stays. */
export type UpdatePromptInput = {
  /** The prompt collection; null: none; left out: stays. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** What of the draft shall be different. */
  readonly content?: InputMaybe<PromptContentInput>;
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The `draftUpdatedAt` you have read. When somebody changed the draft since, nothing is done: CONFLICT. Left out: your change counts. */
  readonly ifUnchangedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Unique in the space. Drafts that include it follow; programs that ask for the old name get it for 90 days still. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Which prompt. */
  readonly promptId: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateRegistrationPolicyInput = {
  /** All allowed domains, at most 100. */
  readonly allowedDomains?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Who may. */
  readonly mode?: InputMaybe<RegistrationMode>;
  /** Whether an account counts only when its address is proven. */
  readonly needsVerifiedEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many spaces one person may own; null for no limit. */
  readonly spacesPerPerson?: InputMaybe<Scalars['Int']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateSmartCollectionInput = {
  /** All that it shall look for from now on: only what `SmartCollectionFilter` has. */
  readonly filter?: InputMaybe<SourceFilter>;
  /** At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Which smart collection. */
  readonly smartCollectionId: Scalars['ID']['input'];
};

/** What shall be different; what is not given stays. */
export type UpdateSourceInput = {
  /** The collection it shall lie in; null: none; left out: stays where it is. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** The `updatedAt` you have read. When somebody changed the source since, nothing is done: CONFLICT. Left out: your change counts. */
  readonly ifUnchangedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Quotes of sources of its space that a note cites, at most 500: by their marks in `text`; without marks, before its text has them (see `citations` of the payload). Alone they change nothing of the source. */
  readonly newCitations?: InputMaybe<ReadonlyArray<NewCitation>>;
  /** What you note about it, at most 100,000 characters; may be empty. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Which source. */
  readonly sourceId: Scalars['ID']['input'];
  /** The names of all the tags it shall have, at most 50. */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The body of a note (Markdown) or of pasted text, at most 2,000,000 characters. Links and files have none. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** At most 500 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** What shall be different; what is not given stays. */
export type UpdateSpaceInput = {
  /** One of eight presets, 1 to 8. */
  readonly colour?: InputMaybe<Scalars['Int']['input']>;
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Only the settings that shall be different. */
  readonly settings?: InputMaybe<SpaceSettingsInput>;
  /** Which space. */
  readonly spaceId: Scalars['ID']['input'];
};

/** What shall be different; what is not given stays. */
export type UpdateWebhookInput = {
  /** What it is told. */
  readonly events?: InputMaybe<ReadonlyArray<WebhookEvent>>;
  /** true: it is told nothing; false: again, from now on. */
  readonly isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** true: a new secret; the old one signs too for 24 hours. */
  readonly newSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** https only, no private address. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** Which webhook. */
  readonly webhookId: Scalars['ID']['input'];
};

/** What shall be different; what is not given stays. */
export type UpdateWorkInput = {
  /** Markdown, at most 500,000 characters. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** The `updatedAt` you have read. When somebody changed it since, nothing is done: CONFLICT. Left out: your change counts. */
  readonly ifUnchangedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Quotes that `body` cites by their marks, at most 500; without marks, before its text has them (see `citations` of the payload). Alone they change nothing of the work. */
  readonly newCitations?: InputMaybe<ReadonlyArray<NewCitation>>;
  /** At most 500 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Which work. */
  readonly workId: Scalars['ID']['input'];
};

/** What a variable is filled with. */
export type VariableFillInput =
  /** The texts of a collection. */
  { readonly collectionId: Scalars['ID']['input']; readonly search?: never; readonly sourceId?: never; readonly text?: never; }
  |  /** The best passages of the space for this question; it may hold other variables. */
  { readonly collectionId?: never; readonly search: Scalars['String']['input']; readonly sourceId?: never; readonly text?: never; }
  |  /** The text of a source. */
  { readonly collectionId?: never; readonly search?: never; readonly sourceId: Scalars['ID']['input']; readonly text?: never; }
  |  /** This text. */
  { readonly collectionId?: never; readonly search?: never; readonly sourceId?: never; readonly text: Scalars['String']['input']; };

/** A value for a variable. */
export type VariableValueInput = {
  /** What it is filled with. */
  readonly fill: VariableFillInput;
  /** Its name. */
  readonly name: Scalars['String']['input'];
};

/** Why a webhook is not told anything. */
export type WebhookDisabledReason =
  /** An owner of the space disabled it. */
  | 'BY_OWNER'
  /** Every delivery failed for three days. */
  | 'FAILING'
  | '%future added value';

/** What a webhook is told. New events may be added. */
export type WebhookEvent =
  /** Every change of the change feed, collected for at most five seconds, at most 100 in a delivery. */
  | 'CHANGED'
  /** A job has ended. */
  | 'JOB_ENDED'
  /** A label of a prompt names another version. */
  | 'PROMPT_LABEL_MOVED'
  /** A source was read. */
  | 'SOURCE_COMPLETED'
  /** A source could not be read. */
  | 'SOURCE_FAILED'
  /** Sources of a work have changed. */
  | 'WORK_STALE'
  | '%future added value';

/** What a block of a work is. */
export type WorkBlockKind =
  /** Several sources say the same. In Markdown: a block quote that begins with `[!agreement]`. */
  | 'AGREEMENT'
  /** Sources say different things, with quotes of both sides: `[!contradiction]`. */
  | 'CONTRADICTION'
  /** What the sources leave open: `[!gap]`. */
  | 'GAP'
  /** A heading. */
  | 'HEADING'
  /** Anything else. */
  | 'TEXT'
  | '%future added value';

/** What a work is. */
export type WorkKind =
  /** An article of the compendium: what the space knows of a theme. */
  | 'ARTICLE'
  /** A text of somebody's own, with sources beside it. */
  | 'DRAFT'
  /** What sources say to one question or transformation. */
  | 'INSIGHT'
  /** Where sources agree, contradict each other, and leave gaps. */
  | 'SYNTHESIS'
  | '%future added value';

/** What became of a source since a work read it. */
export type WorkSourceState =
  /** Its text is another one. */
  | 'CHANGED'
  /** It lies in the trash, or is no longer in the scope. Sources that are deleted for good are only in the citations. */
  | 'GONE'
  /** It came into the scope since. */
  | 'NEW'
  /** It is as it was read. */
  | 'UNCHANGED'
  | '%future added value';

