import type { Entity, Text } from '@takt/model';
import { port } from './actions/port.ts';
import type { OperationKeeping } from './audit/operation.ts';
import type { Ctx, Person } from './ctx.ts';
import type { CompanySettings } from './settings/settings.ts';

/** A node of a menu that a company has arranged for itself. */
export interface StoredEntry {
  readonly id: string;
  readonly parent: string | null;
  readonly label: Text;
  readonly url: string | null;
  readonly icon: string | null;
}

/** Something is wrong with the product, says a person with a picture of the page. */
interface ProblemReport {
  readonly page: string;
  readonly description: string;
  readonly userId: string;
}
/** The entity that takes such reports in, and how one becomes a row of it. */
export interface ProblemReports {
  readonly entity: Entity<any, any>;
  readonly row: (report: ProblemReport) => Readonly<Record<string, unknown>>;
}

/** A role with what it allows whoever has it and nothing else. */
export interface Granted {
  readonly id: string;
  readonly name: Text;
  readonly can: (permission: string) => boolean;
}
/** The entity whose rows are roles, and what those allow; whoever may read or export it may see rights of others. */
export interface RoleKeeping {
  readonly entity: Entity<any, any>;
  readonly granted: (ctx: Ctx) => Promise<readonly Granted[]>;
}

/** What a module provides to the engine; one module each, for all. */
export const PROBLEM_REPORTS = port<ProblemReports>('engine.problemReports');
export const ROLES = port<RoleKeeping>('engine.roles');
export const OPERATION_LOG = port<OperationKeeping>('engine.operationLog');
/** The person behind a user id with the rights they have now; null when they may no longer act. */
export const PERSON = port<(ctx: Ctx, userId: string) => Promise<Person | null>>('engine.person');
/** What people are called; who has no name is known by the account. */
export const PEOPLE_NAMES =
  port<(ctx: Ctx, users: readonly string[]) => Promise<ReadonlyMap<string, Text>>>('engine.peopleNames');
/** Reads what a company keeps in place of shipped settings. */
export const COMPANY_SETTINGS = port<(ctx: Ctx) => Promise<CompanySettings>>('engine.companySettings');
/** The menu a company has arranged for itself; empty where the shipped one stands. */
export const STORED_MENU = port<(ctx: Ctx) => Promise<readonly StoredEntry[]>>('engine.storedMenu');
