import { execute, subscribe } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Operations are run by graphql-js itself. Yoga would run them by another package, which is left out of the bundle: see infra/bundle.ts. */
export function executeByGraphql(): Plugin {
  return {
    onExecute({ setExecuteFn }) {
      setExecuteFn(execute);
    },
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(subscribe);
    },
  };
}
