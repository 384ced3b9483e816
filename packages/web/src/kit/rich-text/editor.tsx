import { EditorContent, type Editor as TextEditor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Form } from 'antd';
import { useSay } from '../say.tsx';
import type { RichTextInputProps } from './rich-text-props.ts';
import { Toolbar } from './toolbar.tsx';
import { isWebAddress } from './web-address.ts';
import style from './rich-text.module.css';

/** What can be written is what the list of tags allows. */
const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    underline: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https'], defaultProtocol: 'https', isAllowedUri: isWebAddress },
  }),
];

/** Starts with the value it is given, and then says what was typed; an empty editor says nothing at all. */
export function Editor({ label, id, value = '', onChange }: RichTextInputProps) {
  const say = useSay();
  const { status: verdict } = Form.Item.useStatus();
  // Null for a moment when its tab comes to the front again: what is hidden is taken down, and built anew from the value.
  const editor: TextEditor | null = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...(id && { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': say(label),
        class: `${style['text']} ${style['area']}`,
      },
    },
    onUpdate: ({ editor: typed }) => onChange?.(typed.isEmpty ? '' : typed.getHTML()),
  });
  return (
    <div className={`${style['frame']} ${verdict === 'error' ? style['wrong'] : ''}`}>
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
