import { BellOutlined, MailOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { TileIcon, TileRow, TileRows, TileText, useSay } from '@takt/web';
import { useState } from 'react';
import { MessageDialog } from '../message-dialog.tsx';
import { KIND_NAMES } from '../words.ts';
import type { Letter } from './letter.ts';

const NOBODY: Text = ['系统', 'System'];

export function LettersBody({ data }: { readonly data: readonly Letter[] }) {
  const say = useSay();
  const [opened, setOpened] = useState<Letter | null>(null);
  return (
    <>
      <TileRows>
        {data.map((letter) => (
          <TileRow key={letter.id} at={letter.at} onOpen={() => setOpened(letter)}>
            <TileIcon label={say(KIND_NAMES[letter.kind])}>
              {letter.kind === 'mail' ? <MailOutlined /> : <BellOutlined />}
            </TileIcon>
            <TileText as="name">{say(letter.title)}</TileText>
            <TileText as="more">{letter.sender || say(NOBODY)}</TileText>
          </TileRow>
        ))}
      </TileRows>
      {opened && <MessageDialog kind={opened.kind} id={opened.id} onClose={() => setOpened(null)} />}
    </>
  );
}
