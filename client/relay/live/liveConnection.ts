import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { createListeners } from '#client/state/listeners.ts';
import type { Transport } from './transport.ts';

/**
 * One WebSocket for all subscriptions: opened by the first, closed after the last, reconnected for as long as it is wanted.
 * Where the network lets none through, each subscription is an event stream instead.
 */
export interface LiveConnection {
  readonly subscribe: (...request: Parameters<SubscribeFunction>) => Observable<GraphQLResponse>;
  /** Calls back whenever events may have been missed: what is on the page must be read again. Returns the unsubscriber. */
  onMissed(listener: () => void): () => void;
  /** Says that events may have been missed. */
  announceMissed(): void;
  /** Calls back when `isLost` changes. Returns the unsubscriber. */
  onLostChange(listener: () => void): () => void;
  isLost(): boolean;
}

/**
 * @param url the address of the GraphQL WebSocket, `ws:` or `wss:`
 * @param authorization the `Authorization` value of the signed-in user, asked for at every (re)connection; null for nobody
 * @param isStillSignedIn asked when the vault has closed the socket because the credential ended; whoever is signed in no more is sent to the sign-in page by it
 */
export function createLiveConnection(url: string, authorization: () => Promise<string | null>, isStillSignedIn: () => Promise<boolean>): LiveConnection {
  const missed = createListeners();
  const isLost = createSharedValue(false);
  /** What carries subscriptions now; null until the first is wanted. */
  const transport = createSharedValue<Transport | null>(null);
  let isLoading = false;
  const load = async () => {
    isLoading = true;
    try {
      const { openTransport } = await import('./openTransport.ts');
      openTransport({ url, authorization, isStillSignedIn, tellLost: isLost.set, tellMissed: missed.emit, onTransport: transport.set });
    } catch {
      isLoading = false;
      isLost.set(true);
      addEventListener('online', () => isLoading || void load(), { once: true });
    }
  };

  return {
    subscribe: (request, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const start = () => {
          let isCurrent = true;
          const stop = transport.get()?.(request, variables, {
            next: (result) => isCurrent && sink.next(result),
            error: (error) => isCurrent && sink.error(error),
            complete: () => isCurrent && sink.complete(),
          });
          return () => {
            isCurrent = false;
            stop?.();
          };
        };
        let stop = start();
        const ignore = transport.subscribe(() => {
          stop();
          stop = start();
        });
        if (!isLoading) void load();
        return () => {
          ignore();
          stop();
        };
      }),
    onMissed: missed.subscribe,
    announceMissed: missed.emit,
    onLostChange: isLost.subscribe,
    isLost: isLost.get,
  };
}
