import { type Kind, sharedWords, type Text } from '@takt/model';
import type { Choice } from '../../api/calls.ts';

export const YES: Text = sharedWords.yes;
export const NO: Text = sharedWords.no;

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
