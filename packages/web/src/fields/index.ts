import type { Field, Kind } from '@takt/model';
import { CountCell } from './attachment/cell.tsx';
import { ChoiceCell, DictionaryCell, FlagCell } from './choice/cell.tsx';
import { ChoiceFilter, DictionaryFilter, FlagFilter } from './choice/filter.tsx';
import { LinkCell } from './link/cell.tsx';
import { LinkFilter } from './link/filter.tsx';
import { DateCell, DateTimeCell } from './moment/cell.tsx';
import { DateFilter } from './moment/filter.tsx';
import { DecimalCell, MoneyCell } from './number/cell.tsx';
import { TextCell } from './text/cell.tsx';
import { TextFilter } from './text/filter.tsx';
import type { FieldView } from './view.ts';

/** One line per kind; a kind without a line does not compile. */
const views: Readonly<Record<Exclude<Kind, 'computed'>, FieldView>> = {
  text: { Cell: TextCell, Filter: TextFilter },
  code: { Cell: TextCell, Filter: TextFilter },
  richtext: { Cell: TextCell, Filter: TextFilter },
  integer: { Cell: DecimalCell, Filter: TextFilter, align: 'right' },
  decimal: { Cell: DecimalCell, Filter: TextFilter, align: 'right' },
  money: { Cell: MoneyCell, Filter: TextFilter, align: 'right' },
  quantity: { Cell: DecimalCell, Filter: TextFilter, align: 'right' },
  date: { Cell: DateCell, Filter: DateFilter },
  datetime: { Cell: DateTimeCell, Filter: DateFilter },
  time: { Cell: TextCell, Filter: TextFilter },
  flag: { Cell: FlagCell, Filter: FlagFilter },
  flagYN: { Cell: FlagCell, Filter: FlagFilter },
  choice: { Cell: ChoiceCell, Filter: ChoiceFilter },
  dictionary: { Cell: DictionaryCell, Filter: DictionaryFilter },
  ref: { Cell: LinkCell, Filter: LinkFilter },
  user: { Cell: LinkCell, Filter: LinkFilter },
  department: { Cell: LinkCell, Filter: LinkFilter },
  refs: { Cell: CountCell, Filter: LinkFilter, align: 'right' },
  file: { Cell: CountCell, Filter: TextFilter, align: 'right' },
  files: { Cell: CountCell, Filter: TextFilter, align: 'right' },
  image: { Cell: CountCell, Filter: TextFilter, align: 'right' },
  json: { Cell: TextCell, Filter: TextFilter },
};

/** A computed field is shown as what it computes. */
export const viewOf = ({ kind, options }: Pick<Field, 'kind' | 'options'>): FieldView =>
  views[kind === 'computed' ? (options.type ?? 'text') : kind];
