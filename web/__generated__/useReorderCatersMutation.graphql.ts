/**
 * @generated SignedSource<<62ec9d2c6d709238d0f34a7b632e96e2>>
 * @relayHash 50f1c7dd200e1f814655d96838144cc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9218ae7ac982f95cfb0817c6b3091002184d5a71f771cfd0e1794a201342a819

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderCatersInput = {
  caters: ReadonlyArray<CaterPlaceInput>;
};
export type CaterPlaceInput = {
  id: string;
  ordering: number;
};
export type useReorderCatersMutation$variables = {
  input: ReorderCatersInput;
};
export type useReorderCatersMutation$data = {
  readonly reorderCaters: ReadonlyArray<{
    readonly administration: {
      readonly ordering: number | null | undefined;
    } | null | undefined;
    readonly id: string;
  }>;
};
export type useReorderCatersMutation = {
  response: useReorderCatersMutation$data;
  variables: useReorderCatersMutation$variables;
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
    "concreteType": "Cater",
    "kind": "LinkedField",
    "name": "reorderCaters",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CaterAdministration",
        "kind": "LinkedField",
        "name": "administration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ordering",
            "storageKey": null
          }
        ],
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
    "name": "useReorderCatersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReorderCatersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9218ae7ac982f95cfb0817c6b3091002184d5a71f771cfd0e1794a201342a819",
    "metadata": {},
    "name": "useReorderCatersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06c89ca31f418e3c019acb48a71cc4de";

export default node;
