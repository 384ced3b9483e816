import type { Text } from '@takt/model';

export interface RichTextInputProps {
  /** What a screen reader calls it; a label of a form names no editor. */
  readonly label: Text;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (html: string) => void;
}
