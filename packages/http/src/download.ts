import type { FastifyReply } from 'fastify';
import { XLSX } from '@takt/content/host';

/** Characters that have a meaning in the header, or none that can be sent. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Sends what follows as a file of this name. Never shown in place: whatever a file contains, it must not become a page of
 * ours, and if a browser showed it all the same, it could do nothing there.
 */
export const download = (reply: FastifyReply, name: string, mediaType: string = XLSX): FastifyReply =>
  reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin');
