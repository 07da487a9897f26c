/**
 * @generated SignedSource<<59ceec5fc33625adadd30f2e8d685ce9>>
 * @relayHash 487b8fa7aefe358a2e27c8f5c2be6bfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a31dea9e6e62c20d2581b58ebc3814504306c4919b7a0f6acb663a8ce89b1ca8

import type { ConcreteRequest } from 'relay-runtime';
export type ShareBasketInput = {
  caterNumber: number;
  covers?: number | null | undefined;
  date?: string | null | undefined;
  lines: ReadonlyArray<SharedLineInput>;
  services?: ReadonlyArray<string> | null | undefined;
  zipCode?: string | null | undefined;
};
export type SharedLineInput = {
  amount: number;
  items: ReadonlyArray<PlacedItemInput>;
  menuUuid: string;
};
export type PlacedItemInput = {
  amount: number;
  groupUuid?: string | null | undefined;
  uuid: string;
};
export type useShareBasketMutation$variables = {
  input: ShareBasketInput;
};
export type useShareBasketMutation$data = {
  readonly shareBasket: {
    readonly __typename: string;
    readonly key?: string;
    readonly message?: string;
  };
};
export type useShareBasketMutation = {
  response: useShareBasketMutation$data;
  variables: useShareBasketMutation$variables;
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
    "name": "shareBasket",
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
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          }
        ],
        "type": "SharedBasket",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "useShareBasketMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShareBasketMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a31dea9e6e62c20d2581b58ebc3814504306c4919b7a0f6acb663a8ce89b1ca8",
    "metadata": {},
    "name": "useShareBasketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4aa90637629fcd9b874eb15ba9fcd79e";

export default node;
