import {
  choiceWords,
  dateTimeWords,
  dateWords,
  type Field,
  flagWords,
  type Kind,
  linkWords,
  moneyWords,
  numberWords,
  plainWords,
  shownKind,
} from '@takt/model';
import { FilesFact } from './attachment/fact.tsx';
import { FilesInput } from './attachment/input.tsx';
import { countWords } from './attachment/words.ts';
import { DictionaryCell } from './choice/cell.tsx';
import { ChoiceFilter, DictionaryFilter, FlagFilter } from './choice/filter.tsx';
import { ChoiceInput, DictionaryInput, FlagInput } from './choice/input.tsx';
import { LinksFact } from './link/fact.tsx';
import { LinkFilter } from './link/filter.tsx';
import { LinkInput, LinksInput } from './link/input.tsx';
import { DateFilter, TimeFilter } from './moment/filter.tsx';
import { DateInput, DateTimeInput, TimeInput } from './moment/input.tsx';
import { NumberFilter } from './number/filter.tsx';
import { NumberInput } from './number/input.tsx';
import { RichFact } from './rich/fact.tsx';
import { RichInput } from './rich/input.tsx';
import { richWords } from './rich/plain.ts';
import { TextFilter } from './text/filter.tsx';
import { JsonInput, TextInput } from './text/input.tsx';
import { RightInput } from './text/right-input.tsx';
import type { FieldView } from './view.ts';
import { worded } from './worded.tsx';

/** One line per kind; a kind without a line does not compile. */
const views: Readonly<Record<Exclude<Kind, 'computed'>, FieldView>> = {
  text: { ...worded(plainWords), Filter: TextFilter, Input: TextInput },
  code: { ...worded(plainWords), Filter: TextFilter, Input: TextInput },
  richtext: { ...worded(richWords), Fact: RichFact, Filter: TextFilter, Input: RichInput },
  integer: { ...worded(numberWords), Filter: NumberFilter, Input: NumberInput, align: 'right' },
  decimal: { ...worded(numberWords), Filter: NumberFilter, Input: NumberInput, align: 'right' },
  money: { ...worded(moneyWords), Filter: NumberFilter, Input: NumberInput, align: 'right' },
  quantity: { ...worded(numberWords), Filter: NumberFilter, Input: NumberInput, align: 'right' },
  date: { ...worded(dateWords), Filter: DateFilter, Input: DateInput },
  datetime: { ...worded(dateTimeWords), Filter: DateFilter, Input: DateTimeInput },
  time: { ...worded(plainWords), Filter: TimeFilter, Input: TimeInput },
  flag: { ...worded(flagWords), Filter: FlagFilter, Input: FlagInput },
  flagYN: { ...worded(flagWords), Filter: FlagFilter, Input: FlagInput },
  choice: { ...worded(choiceWords), Filter: ChoiceFilter, Input: ChoiceInput },
  dictionary: { Cell: DictionaryCell, Filter: DictionaryFilter, Input: DictionaryInput },
  ref: { ...worded(linkWords), Filter: LinkFilter, Input: LinkInput },
  user: { ...worded(linkWords), Filter: LinkFilter, Input: LinkInput },
  department: { ...worded(linkWords), Filter: LinkFilter, Input: LinkInput },
  refs: { ...worded(countWords), Fact: LinksFact, Filter: LinkFilter, Input: LinksInput, align: 'right' },
  file: { ...worded(countWords), Fact: FilesFact, Filter: TextFilter, Input: FilesInput, align: 'right' },
  files: { ...worded(countWords), Fact: FilesFact, Filter: TextFilter, Input: FilesInput, align: 'right' },
  image: { ...worded(countWords), Fact: FilesFact, Filter: TextFilter, Input: FilesInput, align: 'right' },
  json: { ...worded(plainWords), Filter: TextFilter, Input: JsonInput },
};

/** Rights are chosen: what is typed wrong would give nothing. */
const rightView: FieldView = { ...views.text, Input: RightInput };

/** A computed field is shown as what it computes. */
export const viewOf = (field: Pick<Field, 'kind' | 'options'>): FieldView =>
  field.options.holds === 'right' ? rightView : views[shownKind(field)];
