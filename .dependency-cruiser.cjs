/**
 * The walls: functions -> schema -> service -> engine, and service -> store. Nothing calls back up.
 * One rule per wall; type imports count. `npm run walls` runs them.
 */
const GAME = '(?!kernel/|match/)[^/]+';
const RUNTIME = '^(engine|service|store|schema|functions)/';

/** A wall: files under `from` never import what matches `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A wall: files under `path` import only `allowed` among our own files, packages and node modules. */
const only = (name, comment, path, allowed) => never(name, comment, { path }, { pathNot: allowed });

/** Matches an installed package by name, however the path to it begins. */
const npm = (names) => `(^|/)node_modules/(@types/)?(${names})(/|$)`;

module.exports = {
  forbidden: [
    never('no-circular', 'A cycle makes two files one.', {}, { circular: true }),
    never('no-unresolvable', 'Every import must exist.', {}, { couldNotResolve: true }),
    never(
      'no-undeclared-package',
      'Import only packages that package.json names.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    never(
      'no-dev-package-at-runtime',
      'What runs on Lambda is a dependency.',
      { path: RUNTIME },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),

    // engine/kernel
    only('kernel-is-alone', 'The kernel knows no game, no match and no I/O.', '^engine/kernel/', [
      '^engine/kernel/',
      npm('@noble/hashes|canonicalize|pure-rand|zod'),
    ]),

    // engine/match
    only('match-knows-no-game', 'A match meets its game through the registry that it is given.', '^engine/match/', [
      '^engine/(kernel|match)/',
    ]),

    // engine/<game>
    never(
      'game-is-an-island',
      'A game imports the kernel and itself, nothing else.',
      { path: `^engine/(${GAME})/` },
      { pathNot: ['^engine/kernel/', '^engine/$1/', npm('zod')] },
    ),
    never(
      'zod-parses-options',
      'Zod is for the options of a match; everything else is described by the catalogue.',
      {
        path: '^engine/',
        pathNot: `^engine/kernel/parse\\.ts$|^engine/${GAME}/(options|options/[^/]+|catalog/prints)\\.ts$`,
      },
      { path: npm('zod') },
    ),
    never(
      'market-knows-no-market',
      'A market imports the contract, kinds, verbs and prints; never another market, a rule, a view or a bot.',
      { path: `^engine/(${GAME})/markets/([^/]+)\\.ts$`, pathNot: '/index\\.ts$' },
      { path: '^engine/$1/(markets|rules|views|bots|text)/', pathNot: '^engine/$1/markets/$2\\.ts$' },
    ),
    never(
      'kinds-know-no-rule',
      'What several markets share is below them, as verbs are.',
      { path: `^engine/(${GAME})/kinds/` },
      { path: '^engine/$1/(markets|rules|views|bots|text)/' },
    ),
    never(
      'no-named-market',
      'Only the door of markets/ lists the markets.',
      { path: '^engine/', pathNot: '/markets/index\\.ts$' },
      { path: `^engine/${GAME}/markets/`, pathNot: '/index\\.ts$' },
    ),
    never(
      'rules-look-down',
      'Rules import verbs, kinds, the market contract and prints; never views, bots or text.',
      { path: `^engine/(${GAME})/rules/` },
      { path: '^engine/$1/(views|bots|text)/' },
    ),
    never(
      'only-verbs-change-the-table',
      'A verb changes the table and tells the event; the open draft is theirs alone.',
      { path: '^engine/', pathNot: `^engine/${GAME}/verbs/` },
      { path: `^engine/${GAME}/draft\\.ts$` },
    ),
    never(
      'verbs-know-no-rule',
      'Verbs are the vocabulary of the rules.',
      { path: `^engine/(${GAME})/verbs/` },
      { path: '^engine/$1/(rules|markets|kinds|views|bots|text)/' },
    ),
    never(
      'bots-see-what-their-seat-sees',
      'A bot imports views and action types; never the state or the rules.',
      { path: `^engine/(${GAME})/bots/` },
      { path: '^engine/$1/', pathNot: '^engine/$1/(bots|views|catalog)/|^engine/$1/actions\\.ts$' },
    ),
    never(
      'catalog-has-no-behaviour',
      'Prints are facts.',
      { path: `^engine/(${GAME})/catalog/` },
      { path: '^engine/$1/', pathNot: '^engine/$1/catalog/' },
    ),
    only('registry-opens-doors', 'The registry lists the doors of the games.', '^engine/registry\\.ts$', [
      '^engine/(kernel|match)/',
      `^engine/${GAME}/index\\.ts$`,
    ]),
    never(
      'games-by-the-registry',
      'Who serves every game reads the registry.',
      { path: '^(service|store|functions)/' },
      { path: `^engine/${GAME}/` },
    ),
    never(
      'schema-uses-doors',
      'The faces of a game import its door and the types of its views.',
      { path: '^schema/' },
      { path: `^engine/${GAME}/`, pathNot: `^engine/${GAME}/(index\\.ts$|views/)` },
    ),

    // store
    only('store-is-the-cellar', 'The store knows the match and DynamoDB.', '^store/', [
      '^store/',
      '^engine/(kernel|match)/',
      '^(node:)?(zlib|crypto|util|timers)(/|$)',
      npm('@aws-sdk/client-dynamodb|@types/node'),
    ]),
    never(
      'table-knows-no-tenant',
      'What every item of the table stands on knows none of those that live there.',
      { path: '^store/[^/]+\\.ts$' },
      { path: '^store/[^/]+/' },
    ),

    // service
    only('service-knows-no-wire', 'Use cases know the engine and the store; no AWS, GraphQL or HTTP.', '^service/', [
      '^service/',
      '^store/',
      '^engine/(kernel|match)/|^engine/registry\\.ts$',
      '^(node:)?(crypto|util|timers)(/|$)',
    ]),
    never(
      'commits-wait-for-nobody',
      'What follows a commit is not in its path: only the feed knows its consumers.',
      { path: '^service/', pathNot: '^service/(feed|subscriptions)/|^service/lists/list-consumer\\.ts$' },
      { path: '^service/(feed|subscriptions)/' },
    ),

    // schema
    never(
      'schema-calls-services',
      'The schema never reaches the store or AWS.',
      { path: '^schema/' },
      {
        path: ['^(store|functions|local|infra|client)/', npm('@aws-sdk/[^/]+')],
      },
    ),
    never(
      'api-knows-no-transport',
      'What is answered does not depend on who holds the connection: the protocol of sockets stands on the API.',
      { path: '^schema/graphql/', pathNot: '^schema/graphql/socket/' },
      { path: '^schema/graphql/socket/' },
    ),

    // functions
    never(
      'functions-are-handlers',
      'A handler translates and calls; engine internals stay behind the services.',
      {
        path: '^functions/',
      },
      { path: ['^(local|infra|client)/', '^engine/(?!registry\\.ts)'] },
    ),
    never(
      'wiring-meets-the-store',
      'One file wires the store to the services.',
      { path: '^functions/', pathNot: '/wiring\\.ts$' },
      { path: '^store/' },
    ),
    never(
      'lambda-knows-no-lambda',
      'A folder is one Lambda: what several need stands beside the folders.',
      { path: '^functions/(graphql|socket|feed)/' },
      { path: '^functions/(graphql|socket|feed)/', pathNot: '^functions/$1/' },
    ),

    // the rest
    only('infra-is-apart', 'Infrastructure names handlers by path and imports no runtime code.', '^infra/', [
      '^infra/',
      '^(node:)?(path|url|fs)(/|$)',
      npm('aws-cdk-lib|constructs|cdk-nag'),
    ]),
    never(
      'client-is-apart',
      'The client knows the schema and the types of the engine.',
      { path: '^client/' },
      {
        path: '^(service|store|schema|functions|local|infra)/',
      },
    ),
    never(
      'only-the-store-knows-aws',
      'DynamoDB is spoken in store/, other services of AWS in functions/aws/; local and tests open the embedded one.',
      { path: '^(engine|service|schema|functions|client)/', pathNot: '^functions/aws/' },
      { path: npm('@aws-sdk/[^/]+|dynalite') },
    ),
    never(
      'adapters-speak-no-dynamodb',
      'An adapter speaks to one other service of AWS; DynamoDB has its own house.',
      { path: '^functions/aws/' },
      { path: ['^(store|engine)/', npm('@aws-sdk/client-dynamodb|dynalite')] },
    ),
    never(
      'adapters-are-wired',
      'Handlers are given what speaks to AWS.',
      { path: '^(engine|service|schema|functions|client)/', pathNot: '^functions/aws/|/wiring\\.ts$' },
      { path: '^functions/aws/' },
    ),
    never(
      'nothing-calls-local',
      'The local host, the tools and the tests stand on top.',
      {
        path: '^(engine|service|store|schema|functions|infra|client)/',
      },
      { path: '^(local|scripts|bench|tests)/' },
    ),
    never('no-tests-in-code', 'Code never imports tests.', { pathNot: '^tests/' }, { path: '^tests/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(cdk\\.out|dist|coverage|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json', '.mjs', '.cjs'],
    },
  },
};
