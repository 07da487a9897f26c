/**
 * @generated SignedSource<<7f3c38855a5867eb95c4f6aef45d3ec5>>
 * @relayHash e5362e7883227a3b200e8d25e37c280f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c4f50c71e15927146bd0bc10e362eb6ec36e72069ab8ed2001c17920d9bc9a4

import type { ConcreteRequest } from 'relay-runtime';
export type useKnownCustomerQuery$variables = {
  caterNumber: number;
  phone: string;
};
export type useKnownCustomerQuery$data = {
  readonly knownCustomer: {
    readonly delivery: {
      readonly address: string;
      readonly city: string;
      readonly zipCode: string;
    } | null | undefined;
    readonly deliveryDate: string;
    readonly email: string | null | undefined;
    readonly orderer: string;
    readonly reference: number;
  } | null | undefined;
};
export type useKnownCustomerQuery = {
  response: useKnownCustomerQuery$data;
  variables: useKnownCustomerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "caterNumber"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phone"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "caterNumber",
        "variableName": "caterNumber"
      },
      {
        "kind": "Variable",
        "name": "phone",
        "variableName": "phone"
      }
    ],
    "concreteType": "KnownCustomer",
    "kind": "LinkedField",
    "name": "knownCustomer",
    "plural": false,
    "selections": [
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
        "concreteType": "KnownAddress",
        "kind": "LinkedField",
        "name": "delivery",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "zipCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "city",
            "storageKey": null
          }
        ],
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
        "name": "deliveryDate",
        "storageKey": null
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
    "name": "useKnownCustomerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKnownCustomerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c4f50c71e15927146bd0bc10e362eb6ec36e72069ab8ed2001c17920d9bc9a4",
    "metadata": {},
    "name": "useKnownCustomerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bf9a8259d6505048128ebf4661ec170";

export default node;
