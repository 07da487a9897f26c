/**
 * @generated SignedSource<<5584e5c4c8012481b57b2aa66c0584d9>>
 * @relayHash 34a4cccd60e52e9701f46a6566d7ea34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5984afb3c5e0f4ac067d549a9cb09a61b4f3423039c44b6d7cb8f927aec5e445

import type { ConcreteRequest } from 'relay-runtime';
export type useCityLookupQuery$variables = {
  zipCode: string;
};
export type useCityLookupQuery$data = {
  readonly city: {
    readonly city: string;
  } | null | undefined;
};
export type useCityLookupQuery = {
  response: useCityLookupQuery$data;
  variables: useCityLookupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "zipCode"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "zipCode",
        "variableName": "zipCode"
      }
    ],
    "concreteType": "City",
    "kind": "LinkedField",
    "name": "city",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
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
    "name": "useCityLookupQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCityLookupQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5984afb3c5e0f4ac067d549a9cb09a61b4f3423039c44b6d7cb8f927aec5e445",
    "metadata": {},
    "name": "useCityLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18ca48112f31a8f14ada9987df8b2633";

export default node;
