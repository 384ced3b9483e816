import type { Field, Kind } from '@takt/model';
import { CountCell } from './attachment/cell.tsx';
import { FilesFact } from './attachment/fact.tsx';
import { FilesInput } from './attachment/input.tsx';
import { ChoiceCell, DictionaryCell, FlagCell } from './choice/cell.tsx';
import { ChoiceFilter, DictionaryFilter, FlagFilter } from './choice/filter.tsx';
import { ChoiceInput, DictionaryInput, FlagInput } from './choice/input.tsx';
import { LinkCell } from './link/cell.tsx';
import { LinksFact } from './link/fact.tsx';
import { LinkFilter } from './link/filter.tsx';
import { LinkInput, LinksInput } from './link/input.tsx';
import { DateCell, DateTimeCell } from './moment/cell.tsx';
import { DateFilter, TimeFilter } from './moment/filter.tsx';
import { DateInput, DateTimeInput, TimeInput } from './moment/input.tsx';
import { DecimalCell, MoneyCell } from './number/cell.tsx';
import { NumberFilter } from './number/filter.tsx';
import { NumberInput } from './number/input.tsx';
import { RichCell, RichFact } from './rich/cell.tsx';
import { RichInput } from './rich/input.tsx';
import { TextCell } from './text/cell.tsx';
import { TextFilter } from './text/filter.tsx';
import { JsonInput, TextInput } from './text/input.tsx';
import type { FieldView } from './view.ts';

/** One line per kind; a kind without a line does not compile. */
const views: Readonly<Record<Exclude<Kind, 'computed'>, FieldView>> = {
  text: { Cell: TextCell, Filter: TextFilter, Input: TextInput },
  code: { Cell: TextCell, Filter: TextFilter, Input: TextInput },
  richtext: { Cell: RichCell, Fact: RichFact, Filter: TextFilter, Input: RichInput },
  integer: { Cell: DecimalCell, Filter: NumberFilter, Input: NumberInput, align: 'right' },
  decimal: { Cell: DecimalCell, Filter: NumberFilter, Input: NumberInput, align: 'right' },
  money: { Cell: MoneyCell, Filter: NumberFilter, Input: NumberInput, align: 'right' },
  quantity: { Cell: DecimalCell, Filter: NumberFilter, Input: NumberInput, align: 'right' },
  date: { Cell: DateCell, Filter: DateFilter, Input: DateInput },
  datetime: { Cell: DateTimeCell, Filter: DateFilter, Input: DateTimeInput },
  time: { Cell: TextCell, Filter: TimeFilter, Input: TimeInput },
  flag: { Cell: FlagCell, Filter: FlagFilter, Input: FlagInput },
  flagYN: { Cell: FlagCell, Filter: FlagFilter, Input: FlagInput },
  choice: { Cell: ChoiceCell, Filter: ChoiceFilter, Input: ChoiceInput },
  dictionary: { Cell: DictionaryCell, Filter: DictionaryFilter, Input: DictionaryInput },
  ref: { Cell: LinkCell, Filter: LinkFilter, Input: LinkInput },
  user: { Cell: LinkCell, Filter: LinkFilter, Input: LinkInput },
  department: { Cell: LinkCell, Filter: LinkFilter, Input: LinkInput },
  refs: { Cell: CountCell, Fact: LinksFact, Filter: LinkFilter, Input: LinksInput, align: 'right' },
  file: { Cell: CountCell, Fact: FilesFact, Filter: TextFilter, Input: FilesInput, align: 'right' },
  files: { Cell: CountCell, Fact: FilesFact, Filter: TextFilter, Input: FilesInput, align: 'right' },
  image: { Cell: CountCell, Fact: FilesFact, Filter: TextFilter, Input: FilesInput, align: 'right' },
  json: { Cell: TextCell, Filter: TextFilter, Input: JsonInput },
};

/** A computed field is shown as what it computes. */
export const viewOf = ({ kind, options }: Pick<Field, 'kind' | 'options'>): FieldView =>
  views[kind === 'computed' ? (options.type ?? 'text') : kind];
