import type { Kind, Text } from '@takt/model';
import type { Choice } from '../../api/calls.ts';

export const YES: Text = ['是', 'Yes'];
export const NO: Text = ['否', 'No'];

/** Both values of a switch, as its kind stores them. */
export const flagChoices = (kind: Kind): readonly Choice[] =>
  kind === 'flagYN'
    ? [
        { value: 'Y', label: YES },
        { value: 'N', label: NO },
      ]
    : [
        { value: '1', label: YES },
        { value: '0', label: NO },
      ];
