import { LinkOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { sharedWords, type Text } from '@takt/model';
import { Button, Input, Popover, Tooltip } from 'antd';
import { useState } from 'react';
import { useSay } from '../say.tsx';
import { isWebAddress } from './web-address.ts';
import style from './rich-text.module.css';

const LINK: Text = ['链接', 'Link'];
const ADDRESS: Text = ['链接地址', 'Address of the link'];
const SET: Text = ['设置', 'Set'];

/** Gives the selected words an address of the web, or takes it away again. */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const say = useSay();
  const [address, setAddress] = useState<string | null>(null);
  const here = useEditorState({ editor, selector: () => String(editor.getAttributes('link')['href'] ?? '') });
  const close = (): void => {
    setAddress(null);
    editor.commands.focus();
  };
  const set = (href: string): void => {
    if (!isWebAddress(href)) return;
    const chain = editor.chain().focus();
    // Without words to carry it, the address is its own text.
    if (editor.state.selection.empty && here === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    close();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={address !== null}
      onOpenChange={(open) => setAddress(open ? here || 'https://' : null)}
      destroyOnHidden
      content={
        <div className={style['address']}>
          <Input
            autoFocus
            size="small"
            maxLength={500}
            aria-label={say(ADDRESS)}
            value={address ?? ''}
            onChange={({ target }) => setAddress(target.value)}
            onPressEnter={(event) => {
              // The form around it must not be sent.
              event.preventDefault();
              set(address ?? '');
            }}
          />
          <Button size="small" type="primary" disabled={!isWebAddress(address ?? '')} onClick={() => set(address ?? '')}>
            {say(SET)}
          </Button>
          {here !== '' && (
            <Button size="small" onClick={remove}>
              {say(sharedWords.remove)}
            </Button>
          )}
        </div>
      }
    >
      <Tooltip title={address === null ? say(LINK) : ''}>
        <Button type="text" size="small" icon={<LinkOutlined />} aria-label={say(LINK)} aria-pressed={here !== ''} />
      </Tooltip>
    </Popover>
  );
}
