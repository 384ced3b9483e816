import { StateTag } from '@takt/web';
import { DeliveryNote } from '../defs/delivery/delivery-note.ts';

/** The state of a delivery note, by its code. */
export function NoteState({ code }: { readonly code: string }) {
  const state = Object.values(DeliveryNote.states).find((one) => one.code === code);
  return state ? <StateTag state={state} /> : code;
}
