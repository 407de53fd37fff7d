import { useEditorContext } from '@graphiql/react';
import { BookMarked } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { examples, type Example } from './examples.ts';
import { readExampleIds } from './fetcher.ts';

/** Opens an example with the ids of one's own first space. To be shown inside of GraphiQL, whose editors it fills. */
export function ExamplesMenu() {
  const { tabs, activeTabIndex, addTab, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const [lacking, setLacking] = useState<Example['needs']>();

  const open = async ({ query, variables, needs }: Example) => {
    const ids = await readExampleIds();
    setLacking(needs && ids[needs] === null ? needs : undefined);
    // What somebody has written stays in a tab of its own.
    if (!isUntouched(tabs[activeTabIndex]?.query ?? '')) flushSync(addTab);
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables ? JSON.stringify(variables(ids), null, 2) : '');
  };

  return (
    <>
      <Menu align="start" trigger={<Button icon={BookMarked}>Examples</Button>}>
        {examples.map((example) => (
          <MenuItem key={example.name} onSelect={() => void open(example)}>
            {example.title}
          </MenuItem>
        ))}
      </Menu>
      <span role="status">{lacking && missing[lacking]}</span>
    </>
  );
}

const missing = {
  collectionId: 'You have no collection yet: create one first, by an example.',
  sourceId: 'You have no source yet: add a link first, by an example.',
};

const known = new Set(examples.map(({ query }) => query.trim()));

function isUntouched(query: string): boolean {
  return query.trim() === '' || known.has(query.trim());
}
