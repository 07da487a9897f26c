/**
 * @generated SignedSource<<c99d80c92ca5b7ebd0a15d68fb7098bc>>
 * @relayHash a39c4f8971588804dd5d0881d5fdf331
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8366e99fa3570cb9879d7f06e475de038f388585c016a1d5151f02780c0adacc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferRouteQuery$variables = {
  basket: string;
  hasBasket: boolean;
  hasOrder: boolean;
  order: string;
};
export type NewOfferRouteQuery$data = {
  readonly order?: {
    readonly " $fragmentSpreads": FragmentRefs<"NewOfferRoute_order">;
  } | null | undefined;
  readonly sharedBasket?: {
    readonly " $fragmentSpreads": FragmentRefs<"NewOfferRoute_shared">;
  } | null | undefined;
};
export type NewOfferRouteQuery = {
  response: NewOfferRouteQuery$data;
  variables: NewOfferRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basket"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBasket"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOrder"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "order"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "basket"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewOfferRouteQuery",
    "selections": [
      {
        "condition": "hasOrder",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewOfferRoute_order"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBasket",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "SharedBasket",
            "kind": "LinkedField",
            "name": "sharedBasket",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewOfferRoute_shared"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewOfferRouteQuery",
    "selections": [
      {
        "condition": "hasOrder",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uuid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBasket",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "SharedBasket",
            "kind": "LinkedField",
            "name": "sharedBasket",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "covers",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8366e99fa3570cb9879d7f06e475de038f388585c016a1d5151f02780c0adacc",
    "metadata": {},
    "name": "NewOfferRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb6a53aeddbc016628d42c42a16ed59f";

export default node;
