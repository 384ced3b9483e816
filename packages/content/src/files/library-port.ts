import type { FilesPage, FilesRequest } from '@takt/model';
import { type Ctx, port } from '@takt/engine/host';

/** What the company has stored, for whoever may see all of it. */
interface Library {
  readonly files: (ctx: Ctx, request: FilesRequest) => Promise<FilesPage>;
  readonly remove: (ctx: Ctx, id: string) => Promise<void>;
}
export const LIBRARY = port<Library>('content.library');
