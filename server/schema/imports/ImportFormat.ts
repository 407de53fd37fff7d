import { builder } from '../base/builder.ts';

export const ImportFormat = builder.enumType('ImportFormat', {
  description: 'What a file for an import is.',
  values: {
    APKG: { description: "Anki's package (`.apkg`, `.colpkg`), with schedule and reviews; pictures and sounds are left out. Goes into a deck or a space." },
    AUTO: { description: 'Seen from the file. If that is not clear the job fails with UNSUPPORTED.' },
    BOOKMARKS_HTML: { description: 'Bookmarks of browsers and most services (Netscape).' },
    CARDS_CSV: { description: 'Front, back and tags, comma or tab. Goes into a deck.' },
    CSV: { description: 'One source a line: address, title, tags, collection, date; the columns are known by their names.' },
    INSTAPAPER_CSV: { description: 'Instapaper.' },
    KARAKEEP_JSON: { description: 'Karakeep.' },
    LINKWARDEN_JSON: { description: 'Linkwarden.' },
    OMNIVORE_ZIP: { description: 'Omnivore.' },
    OPML: { description: 'Feeds.' },
    PINBOARD_JSON: { description: 'Pinboard.' },
    POCKET_CSV: { description: 'Pocket.' },
    PROMPTS: { description: 'Prompts in any PromptFormat; which one is seen from the file. Goes into a prompt collection or a space.' },
    RAINDROP_CSV: { description: 'Raindrop.io.' },
    READWISE_CSV: { description: 'Readwise Reader.' },
    TEST_SET_CSV: { description: 'A column for each variable, `expected`, and `assert` columns. Goes into a test set.' },
    VAULT_ZIP: { description: 'What `startExport` makes.' },
    WALLABAG_JSON: { description: 'wallabag.' },
  } as const,
});
