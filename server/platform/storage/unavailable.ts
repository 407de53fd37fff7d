import { someCause } from '../errorCauses.ts';

const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether an error, or one that caused it, says that the bucket of the files cannot be reached now, or has no time: the same may work in a moment. */
export function isStorageUnavailable(error: unknown): boolean {
  return someCause(error, ({ $metadata: metadata, code, name }) => {
    // Amazon's kit marks what comes of its calls, also of those that never had an answer.
    if (typeof metadata !== 'object' || metadata === null) return false;
    const { httpStatusCode: status } = metadata as { httpStatusCode?: number };
    return (typeof code === 'string' && networkCodes.test(code)) || name === 'TimeoutError' || (status !== undefined && status >= 500);
  });
}
