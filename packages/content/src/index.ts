/** What modules may use of messages, files and papers. */
export { LIBRARY } from './files/library-port.ts';
export { notifyUser, post } from './messages/site.ts';
