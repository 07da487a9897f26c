/**
 * @generated SignedSource<<94df881c11c935c4d1e37c1a1e4b2fd4>>
 * @relayHash 6699fbaf98cd9698d66b2d49e4a560b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7549c2f45ed08eca225cd56b2d290a5f5a1fd8dbbf75dc716bf7b36a1cc4dba4

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
export type ChangeStaffRoleInput = {
  id: string;
  staffRole: StaffRole;
};
export type useChangeStaffRoleMutation$variables = {
  input: ChangeStaffRoleInput;
};
export type useChangeStaffRoleMutation$data = {
  readonly changeStaffRole: {
    readonly __typename: "User";
    readonly id: string;
    readonly staffRole: StaffRole | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangeStaffRoleMutation = {
  response: useChangeStaffRoleMutation$data;
  variables: useChangeStaffRoleMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffRole",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeStaffRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeStaffRole",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeStaffRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeStaffRole",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7549c2f45ed08eca225cd56b2d290a5f5a1fd8dbbf75dc716bf7b36a1cc4dba4",
    "metadata": {},
    "name": "useChangeStaffRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb9f0e88dfd6d23fc70d19c9dafd61c5";

export default node;
