import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Button } from 'antd';

/** The list with two neighbours changed over. */
export const swapped = <T,>(list: readonly T[], at: number, to: number): readonly T[] =>
  list.map((one, index) => (index === at ? (list[to] ?? one) : index === to ? (list[at] ?? one) : one));

let made = 0;
/** Something to tell a line by that has not been saved yet. */
export const newKey = (): string => `new ${(made += 1)}`;

interface ToolsProps {
  readonly index: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Order and removal of one line of a small list. */
export function LineTools({ index, count, disabled, onMove, onRemove }: ToolsProps) {
  const say = useSay();
  const tool = (label: Text, icon: React.ReactNode, off: boolean, run: () => void) => (
    <Button type="text" size="small" aria-label={say(label)} icon={icon} disabled={disabled || off} onClick={run} />
  );
  return (
    <>
      {tool(sharedWords.moveUp, <ArrowUpOutlined />, index === 0, () => onMove(index - 1))}
      {tool(sharedWords.moveDown, <ArrowDownOutlined />, index === count - 1, () => onMove(index + 1))}
      {tool(sharedWords.delete, <DeleteOutlined />, false, onRemove)}
    </>
  );
}
