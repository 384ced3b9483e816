import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import type { Text } from '@takt/model';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../say.tsx';
import { LinkButton } from './link-button.tsx';
import style from './rich-text.module.css';

interface Tool {
  readonly name: Text;
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => boolean;
  /** For what is on or off where the cursor stands. */
  readonly on?: (editor: Editor) => boolean;
  /** For what is not always possible. */
  readonly can?: (editor: Editor) => boolean;
}
const sign = (text: string): ReactNode => <span className={style['sign']}>{text}</span>;

const MARKS: readonly Tool[] = [
  {
    name: ['加粗', 'Bold'],
    keys: 'Ctrl+B',
    icon: <BoldOutlined />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  {
    name: ['斜体', 'Italic'],
    keys: 'Ctrl+I',
    icon: <ItalicOutlined />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  {
    name: ['删除线', 'Strikethrough'],
    keys: 'Ctrl+Shift+S',
    icon: <StrikethroughOutlined />,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    on: (editor) => editor.isActive('strike'),
  },
];
const BLOCKS: readonly Tool[] = [
  {
    name: ['大标题', 'Heading'],
    icon: sign('H1'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    on: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: ['小标题', 'Small heading'],
    icon: sign('H2'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
    on: (editor) => editor.isActive('heading', { level: 4 }),
  },
  {
    name: ['项目列表', 'Bulleted list'],
    icon: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
  },
  {
    name: ['编号列表', 'Numbered list'],
    icon: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  {
    name: ['引用', 'Quote'],
    icon: sign('“ ”'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
  },
];
const STEPS: readonly Tool[] = [
  {
    name: ['撤销', 'Undo'],
    keys: 'Ctrl+Z',
    icon: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: ['重做', 'Redo'],
    keys: 'Ctrl+Y',
    icon: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];
const FORMAT: Text = ['文本格式', 'Formatting'];

/** What can be done to the text at the cursor. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const say = useSay();
  const tools = (group: readonly Tool[]) => group.map((tool) => <ToolButton key={tool.name[1]} editor={editor} tool={tool} />);
  return (
    <div className={style['bar']} role="toolbar" aria-label={say(FORMAT)}>
      {tools(MARKS)}
      <span className={style['gap']} />
      {tools(BLOCKS)}
      <LinkButton editor={editor} />
      <span className={style['gap']} />
      {tools(STEPS)}
    </div>
  );
}

function ToolButton({ editor, tool: { name, keys, icon, run, on, can } }: { readonly editor: Editor; readonly tool: Tool }) {
  const say = useSay();
  const { pressed, possible } = useEditorState({
    editor,
    selector: () => ({ pressed: on?.(editor), possible: can?.(editor) ?? true }),
  });
  return (
    <Tooltip title={keys ? `${say(name)} (${keys})` : say(name)}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={say(name)}
        aria-pressed={pressed}
        disabled={!possible}
        // The text keeps its selection while a button is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor)}
      />
    </Tooltip>
  );
}
