/**
 * @generated SignedSource<<abafcc80cad6b3fa3d115b65513b31fd>>
 * @relayHash fd00405362d754d2dd14fb07dd2a2171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 334a1bc5463f755ef678d169b7c93b4635cbd2dcded0837615574b85e87e6570

import type { ConcreteRequest } from 'relay-runtime';
export type PageAddressesQuery$variables = Record<PropertyKey, never>;
export type PageAddressesQuery$data = {
  readonly pages: ReadonlyArray<{
    readonly number: number;
    readonly url: string;
  }>;
};
export type PageAddressesQuery = {
  response: PageAddressesQuery$data;
  variables: PageAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PageAddressesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "pages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PageAddressesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "pages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
  "params": {
    "id": "334a1bc5463f755ef678d169b7c93b4635cbd2dcded0837615574b85e87e6570",
    "metadata": {},
    "name": "PageAddressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b55385e01ad3065a13da3f3cfc81ee4";

export default node;
