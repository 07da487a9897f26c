/**
 * @generated SignedSource<<e3d8f69501ca4b8a2bb7bfa9a8981e61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceListRoute_cater$data = {
  readonly number: number;
  readonly services: ReadonlyArray<{
    readonly appliesTo: ServiceScope;
    readonly description: string | null | undefined;
    readonly isRequired: boolean;
    readonly name: string;
    readonly price: number;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"catalogueParents_cater">;
  readonly " $fragmentType": "ServiceListRoute_cater";
};
export type ServiceListRoute_cater$key = {
  readonly " $data"?: ServiceListRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceListRoute_cater">;
};

const node: ReaderFragment = (function(){
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceListRoute_cater",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appliesTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "catalogueParents_cater",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "e300f7ae34cf733210ecf8d467f72188";

export default node;
