import type { Text } from '@takt/model';
import { Input, Menu } from 'antd';
import { useState } from 'react';
import { Markdown, Notice, Refusal, useCall, useSay } from '@takt/web';
import { helpDocument, helpTitles } from '../../defs/help-document.ts';
import { helpFor } from './help-for.ts';
import style from './help.module.css';

const FIND: Text = ['查找帮助', 'Find in the help'];
const NONE: Text = ['还没有帮助内容', 'No help has been written yet'];
const ADMIN: Text = ['管理员可在“系统 › 帮助文档”中编写', 'Administrators write it under System › Help document'];

/** The help: what there is on the left, the text on the right. Opens with what explains the page. */
export function HelpReader({ page }: { readonly page: string }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const titles = useCall(helpTitles, {});
  const list = titles.data ?? [];
  const shown = list.find(({ id }) => id === chosen) ?? helpFor(list, page) ?? list[0] ?? null;
  const text = useCall(helpDocument, shown && { id: shown.id });
  if (titles.isError) return <Refusal error={titles.error} />;
  if (titles.data && list.length === 0) return <Notice text={NONE} hint={ADMIN} />;
  const wanted = typed.trim().toLowerCase();
  return (
    <div className={style['reader']}>
      <nav className={style['contents']}>
        <Input
          allowClear
          placeholder={say(FIND)}
          aria-label={say(FIND)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Menu
          className={style['titles'] ?? ''}
          selectedKeys={shown ? [shown.id] : []}
          items={list
            .filter(({ title }) => title.some((name) => name.toLowerCase().includes(wanted)))
            .map(({ id, title }) => ({ key: id, label: say(title) }))}
          onClick={({ key }) => setChosen(key)}
        />
      </nav>
      <article className={style['text']}>
        <Refusal error={text.error} />
        {text.data && (
          <>
            <h2 className={style['title']}>{say(text.data.title)}</h2>
            <Markdown text={say(text.data.content)} />
          </>
        )}
      </article>
    </div>
  );
}
