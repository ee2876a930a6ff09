import { hashToken, TOKEN_KEYS } from './session';

/** What the shell of an agent's screen shows of the stored record. */
interface StoredAgent {
  name: string;
  /** The record says that the agent is not verified. */
  isUnverified: boolean;
}

/** The rules of `getSession`, for a script. It is serialized, so it refers to its parameters only. */
function readStoredAgent(tokenKey: string, hash: (token: string) => number): StoredAgent | null {
  try {
    const token = localStorage.getItem(tokenKey);
    const record = JSON.parse(localStorage.getItem('agent') ?? '') as Record<string, unknown> | null;
    if (
      !token ||
      typeof record !== 'object' ||
      !record ||
      Array.isArray(record) ||
      localStorage.getItem('userType') === 'user'
    )
      return null;
    if ((record['efieTokenHash'] ?? hash(token)) !== hash(token)) return null;
    const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
    const status = textOf(record['verificationStatus'] ?? record['verification_status']).toLowerCase();
    return {
      name: textOf(record['fullName'] ?? record['full_name']),
      isUnverified: status !== '' && status !== 'verified',
    };
  } catch {
    return null;
  }
}

/** A JavaScript expression for scripts that run before the app: the stored agent, or null without an agent's session. */
export const storedAgentExpression = `(${readStoredAgent.toString()})(${JSON.stringify(TOKEN_KEYS.agent)},${hashToken.toString()})`;
