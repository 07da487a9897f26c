/**
 * @generated SignedSource<<9256cfd05ce63e82261f02f6a286f806>>
 * @relayHash ee04611618482a041d32a74a61d6407e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a7b3286ee35888e8e342cc534b55d832a7b34c7ead3c028a89b9ca2cfb5cfea

import type { ConcreteRequest } from 'relay-runtime';
export type MarkProductionPrintedInput = {
  date: string;
};
export type useMarkProductionPrintedMutation$variables = {
  input: MarkProductionPrintedInput;
};
export type useMarkProductionPrintedMutation$data = {
  readonly markProductionPrinted: {
    readonly __typename: "ProductionDay";
    readonly changes: ReadonlyArray<{
      readonly after: number;
      readonly before: number;
      readonly name: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useMarkProductionPrintedMutation = {
  response: useMarkProductionPrintedMutation$data;
  variables: useMarkProductionPrintedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "markProductionPrinted",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductionChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ProductionDay",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkProductionPrintedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkProductionPrintedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a7b3286ee35888e8e342cc534b55d832a7b34c7ead3c028a89b9ca2cfb5cfea",
    "metadata": {},
    "name": "useMarkProductionPrintedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10b08d53a004effdd1b71a1a852a5a69";

export default node;
